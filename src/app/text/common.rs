//! Texts that stand on more than one page.

use super::{Display, Language};

texts! {
    app_name { "编排", "編排", "Bianpai" }
    close { "关闭", "關閉", "Close" }
    cancel { "取消", "取消", "Cancel" }
    save { "保存", "保存", "Save" }
    more { "更多", "更多", "More" }
    undo { "撤销", "撤銷", "Undo" }
    search { "搜索", "搜尋", "Search" }
    undo_of(what) { "撤销：{what}", "撤銷：{what}", "Undo: {what}" }
    redo_of(what) { "重做：{what}", "重做：{what}", "Redo: {what}" }
    undone(what) { "已撤销：{what}", "已撤銷：{what}", "Undone: {what}" }
    undone_steps(count) { "已撤销 {count} 步", "已撤銷 {count} 步", "Steps undone: {count}" }
    redone(what) { "已重做：{what}", "已重做：{what}", "Done again: {what}" }
    tab_entries { "报名", "報名", "Entries" }
    tab_rounds { "轮次", "輪次", "Rounds" }
    tab_places { "名次", "名次", "Places" }
    tab_awards { "奖项", "獎項", "Awards" }
    tab_settings { "规程", "規程", "Rules" }
    pages_of_the_event { "赛事页面", "賽事頁面", "Pages of the event" }
    round_n(round) { "第 {round} 轮", "第 {round} 輪", "Round {round}" }
    table_n(table) { "第 {table} 台", "第 {table} 台", "Table {table}" }
    number_n(number) { "{number} 号", "{number} 號", "No. {number}" }
    points_n(points) { "{points} 分", "{points} 分", "{points} pt" }
    players_n(count) { "{count} 人", "{count} 人", "{count} players" }
    red { "红", "紅", "Red" }
    black { "黑", "黑", "Black" }
    red_first { "红·先手", "紅·先手", "Red · first" }
    black_second { "黑·后手", "黑·後手", "Black · second" }
    win { "胜", "勝", "W" }
    draw_character { "和", "和", "D" }
    bye_character { "空", "空", "–" }
    bye { "轮空", "輪空", "Bye" }
    yuan_n(amount) { "{amount} 元", "{amount} 元", "¥{amount}" }
    not_saved_title { "这台手机存不下了。", "這台手機存不下了。", "This device is out of room." }
    not_saved_kept {
        "刚才的改动还在屏幕上，没有存进手机；之前存的都在。先导出备份，再删一个旧赛事。",
        "剛才的改動還在螢幕上，沒有存進手機；之前存的都在。先匯出備份，再刪一個舊賽事。",
        "The latest change is on the screen but not stored; everything before it is. Export a backup, then delete an old event.",
    }
    changed_elsewhere {
        "这项赛事刚在另一个窗口改动过，已载入最新的；请把刚才那一下再做一遍。",
        "這項賽事剛在另一個視窗改動過，已載入最新的；請把剛才那一下再做一遍。",
        "The event was changed in another window and the latest is loaded; please do the last tap again.",
    }
    copy { "复制", "複製", "Copy" }
    copied { "已复制，可以粘贴到群里", "已複製，可以貼到群組裡", "Copied; paste it into the chat" }
    copy_by_hand_title { "复制文字", "複製文字", "Copy the text" }
    copy_by_hand_text {
        "这个浏览器不让网页复制。请长按选中，再复制。",
        "這個瀏覽器不讓網頁複製。請長按選取，再複製。",
        "This browser does not let a page copy. Press and hold to select, then copy.",
    }
    copy_name(name, which) { "{name}（{which}）", "{name}（{which}）", "{name} ({which})" }
    brought_back(count) {
        "手机上次没来得及存完，从副本找回 {count} 步",
        "手機上次沒來得及存完，從副本找回 {count} 步",
        "Steps that the device had not finished storing came back from the second copy: {count}",
    }
    export_backup { "导出备份", "匯出備份", "Export a backup" }
    not_found_title { "这里没有这项赛事", "這裡沒有這項賽事", "No such event here" }
    not_found_text {
        "它可能在另一台设备上，或者已经删除。本机的其他赛事没有变。",
        "它可能在另一台裝置上，或者已經刪除。本機的其他賽事沒有變。",
        "It may be on another device, or deleted. The other events on this device are as they were.",
    }
    page_not_fetched_title { "这一页还没有下载到这台设备", "這一頁還沒有下載到這台裝置", "This page is not on the device yet" }
    page_not_fetched_text {
        "网络断了。赛事和成绩都在这台设备上，没有变。连上网再试一次；打开过一次的页面，没有网络也能用。",
        "網路斷了。賽事和成績都在這台裝置上，沒有變。連上網路再試一次；打開過一次的頁面，沒有網路也能用。",
        "There is no network. The event and its results are on this device and as they were. Connect and try again; a page that was opened once works without a network.",
    }
    keys_title { "键盘", "鍵盤", "Keyboard" }
    keys_tabs { "五个页面", "五個頁面", "The five pages" }
    keys_next { "下一步的按钮", "下一步的按鈕", "The button of the next step" }
    keys_redo { "重做", "重做", "Redo" }
    keys_number { "台号", "台號", "Number of a table" }
    keys_first { "红胜", "紅勝", "Red wins" }
    keys_draw { "和棋", "和棋", "Draw" }
    keys_second { "黑胜", "黑勝", "Black wins" }
    keys_help { "这张表", "這張表", "This list" }
    storage_forbidden {
        "这个浏览器不让网页保存数据，编排在这里用不了。请在系统浏览器里打开，或在设置里允许网站保存数据。",
        "這個瀏覽器不讓網頁儲存資料，編排在這裡用不了。請在系統瀏覽器裡打開，或在設定裡允許網站儲存資料。",
        "This browser does not let pages store data, so bianpai cannot be used in it. Open it in the system's browser, or allow sites to store data.",
    }
    try_again { "再试一次", "再試一次", "Try again" }
    to_home { "回到首页", "回到首頁", "To the start page" }
}
