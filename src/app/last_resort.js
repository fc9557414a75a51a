// When the program itself has stopped, nothing of it can be relied on any more, its translations included. This page
// needs nothing of it: it says that what was entered is on the device, hands it out as it lies there, and starts anew.
const WORDS = {
  "zh-Hans": [
    "程序出错，停下了",
    "已经录入的都存在这台设备上，没有丢。先导出一份，再重新打开。",
    "导出全部数据",
    "重新打开",
  ],
  "zh-Hant": [
    "程式出錯，停下了",
    "已經錄入的都存在這台裝置上，沒有丟。先匯出一份，再重新開啟。",
    "匯出全部資料",
    "重新開啟",
  ],
  en: [
    "The program has stopped",
    "Everything that was entered is stored on this device. Export a copy first, then open it again.",
    "Export all data",
    "Open again",
  ],
};

// What a panic of the program comes to in a browser.
const isStop = (error) => error instanceof WebAssembly.RuntimeError;
addEventListener("error", ({ error }) => isStop(error) && show());
addEventListener("unhandledrejection", ({ reason }) => isStop(reason) && show());

function show() {
  if (document.querySelector(".last-resort")) return;
  const [title, text, take, again] = WORDS[document.documentElement.lang] ?? WORDS["zh-Hans"];
  const page = document.createElement("main");
  page.className = "last-resort";
  page.setAttribute("role", "alert");
  page.append(
    made("h1", title),
    made("p", text),
    button(take, "take-all", takeAll),
    button(again, "open-again", () => location.reload()),
  );
  document.body.append(page);
}

function made(tag, text) {
  const element = document.createElement(tag);
  element.textContent = text;
  return element;
}

function button(text, test, act) {
  const element = made("button", text);
  element.className = "button";
  element.dataset.test = test;
  element.addEventListener("click", act);
  return element;
}

function takeAll() {
  const ours = Object.entries(localStorage).filter(([key]) => key.startsWith("bianpai."));
  const link = document.createElement("a");
  link.href = URL.createObjectURL(new Blob([JSON.stringify(Object.fromEntries(ours))], { type: "application/json" }));
  link.download = "bianpai-all.json";
  link.click();
}
