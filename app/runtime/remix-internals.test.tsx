import { readFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { createRequestHandler } from '@remix-run/node'
import { matchRoutes, Outlet, RemixBrowser, useLoaderData } from '@remix-run/react'
import { act, render, screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { expectConsoleError } from '#tests/console-errors'
import { bareRemixBuild } from '#tests/app-harness/bare-remix-build'
import {
  knownRoutes,
  pagePathOf,
  patchPartialManifest,
  patchRouteModuleLoading,
  pendingLocation,
  remixBuildVersion,
  remixDataPath,
  remixDataReady,
  remixDataType,
  remixLinkSelector,
  routeScripts,
  type HandoffWindow,
} from './remix-internals'

const handle = createRequestHandler(bareRemixBuild, 'production')
const answer = (path: string) => handle(new Request(`http://localhost${path}`))
const frontPage = await (await answer('/')).text()
const [handoffScript, moduleScript, ...laterScripts] = [
  ...frontPage.matchAll(/<script[^>]*>([\s\S]*?)<\/script>/g),
].map(([, script]) => script!) as [string, string, ...string[]]
/** Without React's scripts, which move late content. */
const streamScripts = laterScripts.filter((script) => script.includes('streamController'))

/** Runs an inline script of the page as a browser does, with the test's modules. */
function run(script: string) {
  const body = script.replaceAll(/^import .* from "[^"]*";|^;|^import\("[^"]*"\);/gm, '')
  new Function('route0', 'route1', body)({ default: Outlet }, { default: Greeting })
}
function Greeting() {
  return <p>{useLoaderData<{ greeting: string }>().greeting}</p>
}
const pageWindow = window as unknown as HandoffWindow

beforeEach(() => {
  window.history.replaceState(null, '', '/')
  // A page starts without them.
  for (const name of ['__remixContext', '__remixManifest', '__remixRouteModules', '__remixRouter'])
    Reflect.deleteProperty(globalThis, name)
})

test('before its scripts run, a page has no routes, no build and no navigation', () => {
  expect(routeScripts('root')).toEqual([])
  expect([remixBuildVersion(), knownRoutes(), pendingLocation()]).toEqual([undefined, undefined, undefined])
})

test('the scripts of a page set its build, its routes and their scripts', () => {
  run(handoffScript)
  run(moduleScript)
  expect(remixBuildVersion()).toBe('1')
  expect(Object.keys(window.__remixRouteModules)).toEqual(['root', 'index'])
  expect(routeScripts('index')).toEqual(['/index.js', '/part.js'])
  expect(routeScripts('unknown')).toEqual([])
})

test('data that arrive before the scripts can be handed over, and the page is ready once they are complete', async () => {
  const chunks: unknown[] = []
  const close = vi.fn()
  pageWindow.__remixContext = { streamController: { enqueue: (chunk) => void chunks.push(chunk), close } }
  streamScripts.forEach(run)
  expect(chunks.join('')).toContain('你好')
  expect(close).toHaveBeenCalledOnce()

  run(handoffScript)
  run(moduleScript)
  const { streamController } = pageWindow.__remixContext
  const isReady = vi.fn()
  const ready = remixDataReady(() => RemixBrowser({})).then(isReady)
  await new Promise((resolve) => setTimeout(resolve, 20))
  expect(isReady).not.toHaveBeenCalled()
  chunks.forEach((chunk) => streamController.enqueue(chunk))
  streamController.close()
  await ready

  // One process is server and browser here; React warns.
  expectConsoleError(/multiple renderers concurrently rendering/)
  // The data are complete, so it renders at once without an unhandled promise.
  render(<RemixBrowser />)
  expect(screen.getByText('你好')).toBeDefined()
  expect(knownRoutes()?.map(({ id }) => id)).toEqual(['root'])
  expect(matchRoutes(knownRoutes()!, '/')?.map(({ route }) => route.id)).toEqual(['root', 'index'])

  const fetchMock = vi.fn((_input: RequestInfo | URL) => new Promise<Response>(() => undefined))
  vi.stubGlobal('fetch', fetchMock)
  await act(async () => void window.__remixRouter.navigate('/?again'))
  expect(pendingLocation()).toMatchObject({ pathname: '/', search: '?again' })
  // Requested through the current `fetch`, which serves prefetched data.
  const [address] = fetchMock.mock.calls[0]!
  expect(new URL(address as URL).pathname).toBe(remixDataPath('/'))
})

test.each([
  ['/', '/_root.data'],
  ['/hello', '/hello.data'],
  ['/hello/', '/hello.data'],
])('the data of %s are at %s', async (page, path) => {
  expect(remixDataPath(page)).toBe(path)
  expect(pagePathOf(path)).toBe(page.replace(/(?<=.)\/$/, ''))
  const { status, headers } = await answer(path)
  expect([status, headers.get('content-type')]).toEqual([200, expect.stringContaining(remixDataType)])
})

test('remixLinkSelector matches only the link that Remix follows', () => {
  const page = new DOMParser().parseFromString(frontPage, 'text/html')
  expect(page.querySelector(remixLinkSelector)?.getAttribute('href')).toBe('/hello')
})

const installed = createRequire(import.meta.url).resolve('@remix-run/react')
const codeOf = (file: string) => readFile(join(dirname(installed), 'esm', file), 'utf8')
const moduleOf = (code: string) => `data:text/javascript,${encodeURIComponent(code)}`

describe('the routes that a page starts with', () => {
  const manifest = { routes: { root: 'root', index: 'index', hello: 'hello' } }
  const partialOf = async () => {
    const code = patchPartialManifest(await codeOf('fog-of-war.js'))
    const body = code.slice(
      code.indexOf('function getPartialManifest'),
      code.indexOf('function getPatchRoutes'),
    )
    const match = vi.fn((_: unknown, path: string) => (path === '/' ? [{ route: { id: 'index' } }] : null))
    const start = code.slice(0, code.indexOf('\n'))
    const make = new Function('matchRoutes', `${start}; ${body}; return getPartialManifest`)
    return { match, getPartialManifest: make(match) as (...args: unknown[]) => { routes: object } }
  }
  const at = (pathname: string) => ({
    state: { matches: [{ route: { id: 'root' } }], location: { pathname } },
    routes: [],
  })

  test('are those of the page and of its parents, which are matched once', async () => {
    const { match, getPartialManifest } = await partialOf()
    const once = getPartialManifest(manifest, at('/hello/you'))
    expect(Object.keys(once.routes)).toEqual(['root', 'index'])
    expect(getPartialManifest(manifest, at('/hello/them'))).toEqual(once)
    expect(match.mock.calls.map(([, path]) => path)).toEqual(['/', '/hello'])
  })

  test('are remembered of so many paths only', async () => {
    const { match, getPartialManifest } = await partialOf()
    for (let page = 0; page < 1000; page++) getPartialManifest(manifest, at(`/made-up-${page}/page`))
    match.mockClear()
    getPartialManifest(manifest, at('/made-up-0/page'))
    expect(match).toHaveBeenCalled()
  })

  test('cannot be remembered if Remix finds them otherwise', () => {
    expect(() => patchPartialManifest('export {}')).toThrow('Remix no longer matches')
  })
})

describe('loading the module of a route', () => {
  type Load = (route: { id: string; module: string }, cache: object) => Promise<{ greeting: string }>
  async function patched(): Promise<Load> {
    const code = await codeOf('routeModules.js')
    const module: unknown = await import(/* @vite-ignore */ moduleOf(patchRouteModuleLoading(code)))
    return (module as { loadRouteModule: Load }).loadRouteModule
  }

  test("waits for the route's namespaces", async () => {
    const loadNamespaces = vi.fn(() => Promise.resolve())
    vi.stubGlobal('__loadNamespaces', loadNamespaces)
    const load = await patched()
    const code = 'export const greeting = "你好"; export const handle = { i18n: ["home"] }'
    expect((await load({ id: 'index', module: moduleOf(code) }, {})).greeting).toBe('你好')
    expect(loadNamespaces).toHaveBeenCalledWith(['home'])
  })

  test('dispatches an event for a missing module instead of reloading', async () => {
    const reload = vi.spyOn(location, 'reload').mockReturnValue()
    expectConsoleError(/loading route module|gone/)
    pageWindow.__remixContext = { streamController: { enqueue() {}, close() {} } }
    const onMissing = vi.fn((event: Event) => event.preventDefault())
    window.addEventListener('chunkmissing', onMissing, { once: true })
    const load = await patched()
    void load({ id: 'index', module: moduleOf('throw new Error("gone")') }, {})
    await vi.waitFor(() => expect(onMissing).toHaveBeenCalledOnce())
    await expect(load({ id: 'index', module: moduleOf('throw new Error("gone")') }, {})).rejects.toThrow(
      'gone',
    )
    expect(reload).not.toHaveBeenCalled()
  })

  test("throws when Remix's code has changed", () => {
    expect(() => patchRouteModuleLoading('export {}')).toThrow('Remix no longer loads')
  })
})
