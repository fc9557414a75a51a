//! Texts of papers.

use super::{Display, Language};

texts! {
    paper { "打印", "列印", "Paper" }
    print { "打印", "列印", "Print" }
    print_this { "打印这张表", "列印這張表", "Print this list" }
    paper_a4 { "A4 纸", "A4 紙", "A4" }
    paper_pages(count) { "A4 纸 {count} 页", "A4 紙 {count} 頁", "A4, pages: {count}" }
    paper_hint { "黑白；也可以在打印里存成 PDF", "黑白；也可以在列印裡存成 PDF", "Black and white; can be saved as PDF" }
    paper_empty { "还没有可以打印的内容。", "還沒有可以列印的內容。", "There is nothing to print yet." }
    paper_pairings { "对阵表", "對陣表", "Pairings" }
    paper_names { "按姓名查台号", "按姓名查台號", "By name" }
    paper_slips { "结果单", "結果單", "Result slips" }
    paper_entries { "参赛名单", "參賽名單", "Entries" }
    paper_places { "名次表", "名次表", "Places" }
    paper_receipts { "领奖签收表", "領獎簽收表", "Receipts" }
    paper_certificates { "证书", "證書", "Certificates" }
    paper_provisional { "暂定：成绩未录完", "暫定：成績未錄完", "Provisional: results are missing" }
    page_of(page, all) { "第 {page} 页，共 {all} 页", "第 {page} 頁，共 {all} 頁", "page {page} of {all}" }
    round_pairings(round) { "第 {round} 轮对阵表", "第 {round} 輪對陣表", "Pairings of round {round}" }
    paper_places_after(round) { "第 {round} 轮后名次", "第 {round} 輪後名次", "Places after round {round}" }
    unit { "单位", "單位", "Unit" }
    points_short { "分", "分", "Pt" }
    player_name { "姓名", "姓名", "Name" }
    colour_column { "先后", "先後", "Colour" }
    opponent { "对手", "對手", "Opponent" }
    team_column { "队", "隊", "Team" }
    place_column { "名次", "名次", "Place" }
    money_column { "奖金", "獎金", "Money" }
    thing_column { "奖品", "獎品", "Prize" }
    signature { "签名", "簽名", "Signature" }
    total_of(amount) { "合计 {amount}", "合計 {amount}", "Total {amount}" }
    pairing_officer { "编排长", "編排長", "Pairing officer" }
    chief_arbiter { "裁判长", "裁判長", "Chief arbiter" }
    signature_red { "红方签名", "紅方簽名", "Red" }
    signature_black { "黑方签名", "黑方簽名", "Black" }
    signature_arbiter { "裁判员", "裁判員", "Arbiter" }
    both_sign_decision { "分出胜负，双方签字", "分出勝負，雙方簽字", "Both sign a decision" }
    slip_winner_signs { "分出胜负，胜方签字", "分出勝負，勝方簽字", "The winner signs a decision" }
    slip_loser_signs { "分出胜负，负方签字", "分出勝負，負方簽字", "The loser signs a decision" }
    both_sign_draw { "和棋双方签字", "和棋雙方簽字", "both sign a draw" }
    certificate_title { "荣誉证书", "榮譽證書", "Certificate" }
    certificate_text(event, section, place) {
        "在{event}{section}比赛中荣获第 {place} 名，特发此证，以资鼓励。",
        "在{event}{section}比賽中榮獲第 {place} 名，特發此證，以資鼓勵。",
        "has reached place {place} in {section} of {event}.",
    }
    certificate_seal { "（盖章）", "（蓋章）", "(seal)" }
}
