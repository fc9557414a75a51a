// A second copy of the events, in IndexedDB. Browsers write localStorage to disk some seconds late; here each write is
// on the disk before it counts as done. What localStorage has lost by the next start, because the battery died or a
// part went missing, comes back from here. storage/mirror.rs calls it.
(() => {
  const STORE = "events";
  const waiting = new Map();
  const restored = {};
  let database, recovering;

  const answer = (request) =>
    new Promise((done, failed) => {
      request.onsuccess = () => done(request.result);
      request.onerror = () => failed(request.error);
    });

  function open() {
    const request = indexedDB.open("bianpai", 1);
    request.onupgradeneeded = () => request.result.createObjectStore(STORE);
    return answer(request);
  }

  async function store(mode) {
    database ??= open();
    return (await database).transaction(STORE, mode, { durability: "strict" }).objectStore(STORE);
  }

  // All that one tap wrote goes in one transaction. Without IndexedDB, as in some private windows, there is no copy.
  function note(key, value) {
    if (waiting.size === 0) queueMicrotask(() => write().catch(() => waiting.clear()));
    waiting.set(key, value);
  }

  async function write() {
    const events = await store("readwrite");
    for (const [key, value] of waiting) value === undefined ? events.delete(key) : events.put(value, key);
    waiting.clear();
  }

  // Says whether anything came back. It never takes longer than a person waits gladly.
  function recover() {
    const patience = new Promise((done) => setTimeout(done, 2000, false));
    recovering ??= Promise.race([bringAll().catch(() => false), patience]);
    return recovering;
  }

  async function bringAll() {
    const events = await store("readonly");
    const [keys, values] = await Promise.all([answer(events.getAllKeys()), answer(events.getAll())]);
    const copy = new Map(keys.map((key, index) => [key, values[index]]));
    const heads = keys.filter((key) => key.endsWith(".head"));
    return heads.filter((key) => bring(key.slice(0, -".head".length), (key) => copy.get(key) ?? null)).length > 0;
  }

  // Brings an event back as far as the device has less of it than the copy. What differs is left as it is on the device.
  function bring(event, copied) {
    const head = copied(`${event}.head`);
    const here = localStorage.getItem(`${event}.head`);
    const generation = generationOf(head);
    if (here !== null && generationOf(here) > generation) return false;
    const older = here === null || generationOf(here) < generation;
    const prefix = `${event}.steps.${generation ? `${generation}-` : ""}`;
    const copies = chunks(prefix, copied);
    const ours = older ? [] : chunks(prefix, (key) => localStorage.getItem(key));
    const [all, known] = [lines(copies), lines(ours)];
    const more = all.length - known.length;
    if (!older && (more <= 0 || known.some((line, index) => line !== all[index]))) return false;
    copies.forEach((text, index) => text !== ours[index] && localStorage.setItem(prefix + index, text));
    if (older) localStorage.setItem(`${event}.head`, head);
    restored[event] = more;
    return true;
  }

  function generationOf(head) {
    try {
      return JSON.parse(head).generation ?? 0;
    } catch {
      return 0;
    }
  }

  // The chunks up to the first that is missing.
  function chunks(prefix, get) {
    const texts = [];
    for (let text; (text = get(prefix + texts.length)) !== null; ) texts.push(text);
    return texts;
  }

  // The steps; the line with ~ is a chunk's sum.
  const lines = (texts) => texts.flatMap((text) => text.split("\n")).filter((line) => line && !line.startsWith("~"));

  // How many steps of an event came back; said once.
  function taken(event) {
    const count = restored[event] ?? 0;
    delete restored[event];
    return count;
  }

  const persist = () => navigator.storage?.persist?.().catch(() => false);

  window.bianpaiMirror = { note, recover, taken, persist };
})();
