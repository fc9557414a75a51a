// Keeps the page's own files on the device, so that everything works without a network after one visit. A release is
// kept as a whole: its files never mix with those of another. A newer one is fetched beside it and waits until the
// person takes it (see offline.rs).
//
// scripts/parts writes the release and its files here; a build without them keeps nothing.
const RELEASE = "";
const FILES = [];

const OURS = `bianpai ${self.registration.scope} `;
const KEPT = OURS + RELEASE;

self.addEventListener("install", (event) => event.waitUntil(keep()));
self.addEventListener("activate", (event) => event.waitUntil(takeOver()));
self.addEventListener("message", (event) => {
  if (event.data === "take-over") self.skipWaiting();
});
self.addEventListener("fetch", (event) => {
  const { method, url } = event.request;
  if (method === "GET" && url.startsWith(self.registration.scope)) event.respondWith(answer(event.request));
});

async function keep() {
  const cache = await caches.open(KEPT);
  // All names but that of the page itself tell the content, so that the browser's own copies will do.
  const request = (file) => new Request(file, { cache: file === "./" ? "no-cache" : "default" });
  await cache.addAll(FILES.map(request));
}

async function takeOver() {
  // Another window may still show the release before this one and ask for its parts.
  const older = (await caches.keys()).filter((name) => name.startsWith(OURS) && name !== KEPT);
  await Promise.all(older.slice(0, -1).map((name) => caches.delete(name)));
  await self.clients.claim();
}

async function answer(request) {
  const cache = await caches.open(KEPT);
  const kept = (await cache.match(request, { ignoreSearch: true })) ?? (await caches.match(request));
  if (kept) return kept;
  const page = request.mode === "navigate" && request.url.split(/[?#]/)[0] === self.registration.scope;
  return (page && (await cache.match("./"))) || fetch(request);
}
