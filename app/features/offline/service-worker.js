/* global self, caches, Response, settings */
// What the browser keeps to work without a network. `settings` stands in front of this file: {version, language, editor, away, files}.
// Only two pages are ever kept, fetched as a stranger sees them: without cookies, so nothing of anybody is in them.
const prefix = 'shell-'
const shell = `${prefix}${settings.version}-${settings.language}`
const loose = { ignoreVary: true, ignoreSearch: false }

self.addEventListener('install', (event) => {
  event.waitUntil(fill())
  event.waitUntil(skipPosts(event))
})
// It waits until no page of the last version is open: nothing is taken from an editor that somebody writes in.
self.addEventListener('activate', (event) => event.waitUntil(takeOver()))
self.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (request.method !== 'GET' || origin !== self.location.origin) return
  if (request.mode === 'navigate') event.respondWith(page(event))
  else if (pathname.startsWith('/assets/')) event.respondWith(asset(request))
  else if (settings.files.includes(pathname)) event.respondWith(file(request))
})

async function fill() {
  const cache = await caches.open(shell)
  const pages = await Promise.all([settings.editor, settings.away].map((path) => keepPage(cache, path)))
  await Promise.all(settings.files.map((path) => keep(cache, path)))
  await keepAssets(cache, pages.join('\n'))
}

/** What is sent is never kept, so that a key need not wait for this worker to start; a browser without routes still starts it. */
async function skipPosts(event) {
  await event.addRoutes?.({ condition: { requestMethod: 'POST' }, source: 'network' }).catch(() => {})
}

async function keepPage(cache, path) {
  const headers = { Accept: 'text/html', 'Accept-Language': settings.language }
  const answer = await keep(cache, path, { credentials: 'omit', headers })
  return answer.text()
}

/** Everything that pages load by name, and what that loads in turn. */
async function keepAssets(cache, text) {
  const known = new Set()
  let wave = assetsIn(text)
  while (wave.length > 0) {
    for (const path of wave) known.add(path)
    const texts = await Promise.all(wave.map((path) => keepAsset(cache, path)))
    wave = [...new Set(texts.flatMap(assetsIn))].filter((path) => !known.has(path))
  }
}

async function keepAsset(cache, path) {
  const had = await caches.match(path, loose)
  if (had) await cache.put(path, had.clone())
  const answer = had ?? (await keep(cache, path))
  return path.endsWith('.js') ? answer.text() : ''
}

/** The list of all routes names every script there is; the editor needs its own. */
function assetsIn(text) {
  const named = text.matchAll(/["'`](?:\.\/|\/assets\/|assets\/)([\w.~-]+\.(?:js|css))["'`]/g)
  return [...new Set([...named].map(([, name]) => `/assets/${name}`))].filter(
    (path) => !path.startsWith('/assets/manifest-'),
  )
}

async function keep(cache, path, options) {
  const answer = await fetch(path, options)
  if (!mayBeKept(answer)) throw new Error(`${path} cannot be kept: ${answer.status}`)
  await cache.put(path, answer.clone())
  return answer
}

/** What sets a cookie says `private` itself; scripts cannot see the cookie. */
function mayBeKept(answer) {
  const caching = answer.headers.get('cache-control') ?? ''
  return answer.status === 200 && !answer.redirected && !/private|no-store/.test(caching)
}

async function takeOver() {
  const names = await caches.keys()
  await Promise.all(
    names.filter((name) => name.startsWith(prefix) && name !== shell).map((name) => caches.delete(name)),
  )
  await self.registration.navigationPreload?.enable()
}

/** From the network, always; without one the editor opens as it was kept, and every other page says what works. */
async function page({ request, preloadResponse }) {
  try {
    return (await preloadResponse) ?? (await fetch(request))
  } catch {
    const { pathname, search } = new URL(request.url)
    const path = pathname.replace(/(?<!\/)\/+$/, '') || '/'
    const cache = await caches.open(shell)
    const kept = [settings.editor, settings.away].includes(path) && (await cache.match(path, loose))
    if (kept) return kept
    if (path === settings.away) return Response.error()
    return Response.redirect(`${settings.away}?${new URLSearchParams({ to: pathname + search })}`)
  }
}

/** A name under /assets/ never means anything else. */
async function asset(request) {
  const had = await caches.match(request, loose)
  if (had) return had
  const answer = await fetch(request)
  if (mayBeKept(answer)) await (await caches.open(shell)).put(request, answer.clone())
  return answer
}

async function file(request) {
  try {
    return await fetch(request)
  } catch {
    return (await caches.match(request, loose)) ?? Response.error()
  }
}
