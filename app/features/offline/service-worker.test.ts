import { describe, expect, test } from 'vitest'
import { unregisteringWorkerScript, serviceWorkerScript } from './service-worker.server'

const origin = 'https://cv.example.com'
type Files = Record<string, { body?: string; headers?: Record<string, string>; status?: number }>
type Event = {
  waitUntil(task: Promise<unknown>): void
  respondWith(answer: Promise<Response>): void
  addRoutes(route: object): Promise<void>
}
type Listener = (event: Partial<Event> & Record<string, unknown>) => void

const pages: Files = {
  '/resume/edit/offline': {
    body: '<script src="/assets/editor-1.js"></script> {"url":"/assets/manifest-9.js"}',
  },
  '/offline': { body: '<link href="/assets/look-1.css"><script src="/assets/entry-1.js"></script>' },
  '/favicon.svg': {},
  '/favicon.ico': {},
  '/logo-black-256.png': {},
  '/logo-white-256.png': {},
  '/assets/editor-1.js': { body: 'import"./entry-1.js";const deps=["assets/late-1.js"]' },
  '/assets/entry-1.js': { body: 'import("./zh-1.js")' },
  '/assets/late-1.js': {},
  '/assets/zh-1.js': {},
  '/assets/look-1.css': {},
  '/user': { body: '张三', headers: { 'Cache-Control': 'private, no-store' } },
}

/** A fake browser for the worker: persistent caches, a network that can be cut. */
function browser(files: Files = pages) {
  const cacheStores = new Map<string, Map<string, Response>>()
  const requests: { path: string; options?: RequestInit }[] = []
  const state = { offline: false, unregistered: false }
  const pathOf = (of: string | Request) => new URL(typeof of === 'string' ? of : of.url, origin).pathname
  const matched = (cacheStore: Map<string, Response>, of: string | Request) =>
    cacheStore.get(pathOf(of))?.clone()
  const open = (name: string) => {
    const cacheStore = cacheStores.get(name) ?? new Map<string, Response>()
    cacheStores.set(name, cacheStore)
    return Promise.resolve({
      put: (of: string | Request, answer: Response) =>
        Promise.resolve(void cacheStore.set(pathOf(of), answer)),
      match: (of: string | Request) => Promise.resolve(matched(cacheStore, of)),
    })
  }
  const caches = {
    open,
    keys: () => Promise.resolve([...cacheStores.keys()]),
    delete: (name: string) => Promise.resolve(cacheStores.delete(name)),
    match: (of: string | Request) =>
      Promise.resolve([...cacheStores.values()].map((cacheStore) => matched(cacheStore, of)).find(Boolean)),
  }
  function fetch(of: string | Request, options?: RequestInit): Promise<Response> {
    const path = pathOf(of)
    requests.push({ path, options })
    const file = files[path]
    if (state.offline) return Promise.reject(new TypeError('Failed to fetch'))
    return Promise.resolve(
      new Response(file?.body ?? '', { status: file ? (file.status ?? 200) : 404, headers: file?.headers }),
    )
  }
  function start(source: string) {
    const listeners: Record<string, Listener> = {}
    const self = {
      location: { origin },
      registration: { unregister: () => Promise.resolve((state.unregistered = true)) },
      skipWaiting: () => Promise.resolve(),
      addEventListener: (name: string, listener: Listener) => void (listeners[name] = listener),
    }
    // Only a browser resolves relative URLs here.
    const Answer = Object.assign(class extends Response {}, {
      redirect: (to: string) => Response.redirect(origin + to),
      error: () => Response.error(),
    })
    new Function('self', 'caches', 'fetch', 'Response', source)(self, caches, fetch, Answer)
    const happen = async (name: string, more: Partial<Event> = {}) => {
      const tasks: Promise<unknown>[] = []
      listeners[name]?.({ waitUntil: (given) => void tasks.push(given), ...more })
      await Promise.all(tasks)
    }
    const dispatchFetch = (path: string, init: { mode?: string; method?: string } = {}) => {
      let answer: Promise<Response> | undefined
      const request = { method: 'GET', mode: 'no-cors', ...init, url: new URL(path, origin).href }
      listeners.fetch?.({ request, respondWith: (given) => void (answer = given) })
      return answer
    }
    return { happen, dispatchFetch, open: (path: string) => dispatchFetch(path, { mode: 'navigate' })! }
  }
  const cachedPaths = () => [...cacheStores.values()].flatMap((cacheStore) => [...cacheStore.keys()]).sort()
  return { start, state, cacheStores, requests, cachedPaths }
}

async function installed(world = browser(), version = '1') {
  const worker = world.start(serviceWorkerScript(version, 'zh'))
  await worker.happen('install')
  await worker.happen('activate')
  return { world, worker }
}

describe('the cache on the device', () => {
  test('caches the editor and the offline page with all they load, but not the manifest of all routes', async () => {
    const { world } = await installed()
    expect(world.cachedPaths()).toEqual(
      Object.keys(pages)
        .filter((path) => path !== '/user')
        .sort(),
    )
  })

  test("fetches the cached pages without credentials, in the page's language", async () => {
    const { world } = await installed()
    const { options } = world.requests.find(({ path }) => path === '/resume/edit/offline')!
    expect(options).toMatchObject({ credentials: 'omit', headers: { 'Accept-Language': 'zh' } })
  })

  test('the worker fails to install rather than cache a private response', async () => {
    const caching = { 'Cache-Control': 'private, no-store' }
    const world = browser({ ...pages, '/offline': { ...pages['/offline'], headers: caching } })
    await expect(world.start(serviceWorkerScript('1', 'zh')).happen('install')).rejects.toThrow('/offline')
    expect(world.cachedPaths()).not.toContain('/offline')
  })

  test.each([
    ['and a browser that refuses this starts the worker for them', () => Promise.reject(new TypeError('no'))],
    ['where a browser has routes', () => Promise.resolve()],
  ])('what is sent goes past the worker, %s', async (_, answer) => {
    const routes: object[] = []
    const addRoutes = (route: object) => (routes.push(route), answer())
    await browser().start(serviceWorkerScript('1', 'zh')).happen('install', { addRoutes })
    expect(routes).toEqual([{ condition: { requestMethod: 'POST' }, source: 'network' }])
  })

  test('opening a page does not change the cache', async () => {
    const { world, worker } = await installed()
    const before = world.cachedPaths()
    expect(await (await worker.open('/user')).text()).toBe('张三')
    expect(world.cachedPaths()).toEqual(before)
  })
})

describe('the worker without a network', () => {
  test('opens the cached editor offline for any draft in its URL', async () => {
    const { world, worker } = await installed()
    world.state.offline = true
    expect(await (await worker.open('/resume/edit/offline?draft=d1')).text()).toContain('editor-1.js')
    expect(await (await worker.dispatchFetch('/assets/late-1.js')!).status).toBe(200)
  })

  test('redirects any other page offline to the offline page, with the way back in its URL', async () => {
    const { world, worker } = await installed()
    world.state.offline = true
    const { status, headers } = await worker.open('/user?tab=1')
    expect([status, headers.get('location')]).toEqual([302, `${origin}/offline?to=%2Fuser%3Ftab%3D1`])
    expect(await (await worker.open('/offline?to=%2Fuser')).text()).toContain('look-1.css')
  })

  test('the worker does not handle posted forms and page data', async () => {
    const { worker } = await installed()
    expect(worker.dispatchFetch('/resume/save', { method: 'POST' })).toBeUndefined()
    expect(worker.dispatchFetch('/user.data')).toBeUndefined()
  })
})

describe('another build of the worker', () => {
  test('a new build caches beside the old one until it activates', async () => {
    const { world } = await installed()
    const next = world.start(serviceWorkerScript('2', 'zh'))
    await next.happen('install')
    expect([...world.cacheStores.keys()]).toEqual(['shell-1-zh', 'shell-2-zh'])
    await next.happen('activate')
    expect([...world.cacheStores.keys()]).toEqual(['shell-2-zh'])
  })

  test('the unregistering worker deletes all caches and unregisters', async () => {
    const { world } = await installed()
    const leaving = world.start(unregisteringWorkerScript)
    await leaving.happen('install')
    await leaving.happen('activate')
    expect([world.cachedPaths(), world.state.unregistered]).toEqual([[], true])
  })
})
