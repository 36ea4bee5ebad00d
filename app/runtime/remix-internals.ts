/**
 * Everything the product takes from Remix beyond its documented API, as of 2.17.5. remix-internals.test.tsx tries each against
 * the installed packages: where one fails after an upgrade, mend it here. It imports nothing, so that every layer and
 * vite.config.ts may use it.
 */

/** What Remix's scripts leave on `window`; nothing of it is there on a page whose scripts have not begun. */
type RemixGlobals = Partial<
  Pick<typeof globalThis, '__remixManifest' | '__remixRouteModules' | '__remixRouter' | '__remixContext'>
>
const remixGlobals = globalThis as RemixGlobals

/** The build this page belongs to. Broken: no page would hear of a newer one. Source: @remix-run/react components.js, `Scripts`. */
export function remixBuildVersion(): string | undefined {
  return remixGlobals.__remixManifest?.version
}

/**
 * The routes known so far, for `matchRoutes`; others are added as links to them are seen. Broken: scripts would not be loaded
 * ahead. Source: @remix-run/react browser.js, fog-of-war.js.
 */
export function knownRoutes() {
  return remixGlobals.__remixRouter?.routes
}

/**
 * The scripts of a route, its own first. Broken: they would not be loaded ahead.
 * Source: @remix-run/react components.js, `Scripts`; fog-of-war.js adds routes to the same object.
 */
export function routeScripts(routeId: string): string[] {
  const { module, imports = [] } = remixGlobals.__remixManifest?.routes[routeId] ?? {}
  return module ? [module, ...imports] : []
}

/**
 * Where a navigation is on its way to. `useNavigation` says the same only after React has rendered it, which a missing chunk
 * need not wait for. Broken: the page would be loaded anew where it is. Source: @remix-run/react browser.js.
 */
export function pendingLocation() {
  return remixGlobals.__remixRouter?.state.navigation.location
}

/**
 * Resolves once the data of the page are there. `RemixBrowser` waits for them by throwing a promise that no boundary catches;
 * whatever is pressed or typed meanwhile makes React 18 give up («Root did not complete») and render the page anew, without
 * what was typed. Broken: just that. Source: @remix-run/react browser.js, `stateDecodingPromise`.
 * @param remixBrowser calls the component once, outside React: it uses no hook before the data are there
 */
export async function remixDataReady(remixBrowser: () => unknown): Promise<void> {
  try {
    remixBrowser()
  } catch (pending) {
    await pending
  }
}

/**
 * Where the data of a page stream to. deferred-hydration.inline.ts stands in for it until Remix's first script has made the
 * real one. Broken: a page whose scripts begin late would never be hydrated. Source: @remix-run/react components.js, `Scripts`
 * makes it; single-fetch.js, `StreamTransfer` writes to it.
 */
export type HandoffStream = { enqueue(chunk: unknown): void; close(): void }
export type HandoffWindow = { __remixContext: { streamController: HandoffStream } }

/** Links that Remix follows itself have this attribute; any other loads its page anew. Source: @remix-run/react components.js, `Link`. */
export const remixLinkSelector = 'a[data-discover]'

/**
 * Where Remix asks for the data of a page. Broken: data fetched ahead would be fetched again.
 * Source: @remix-run/react single-fetch.js, `singleFetchUrl`.
 */
export function remixDataPath(pathname: string): string {
  return pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`
}

/**
 * The page whose data a path asks for; any other path as it is. Broken: logs would name no route, and data would be guarded
 * only by their loaders. Source: @remix-run/server-runtime server.js, `createRequestHandler`.
 */
export function pagePathOf(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
}

/** The type data of pages have. Source: @remix-run/server-runtime server.js, `handleSingleFetchRequest`. */
export const remixDataType = 'text/x-script'

const reload = 'window.location.reload();'
const load = 'let routeModule = await import( /* webpackIgnore: true */route.module);'

/**
 * Changes how the browser loads the module of a route. Where it is gone Remix reloads at once, whatever is unsaved, and as often
 * as it fails; here the page decides (build-watch/build-watcher.tsx). The texts of a page come with its module
 * (app/i18n/browser-i18n.ts). @param code of @remix-run/react routeModules.js @throws when it is written in another way
 */
export function patchRouteModuleLoading(code: string): string {
  if (!code.includes(reload) || !code.includes(load))
    throw new Error('Remix no longer loads and reloads as it did: look at patchRouteModuleLoading again')
  const ask = `if (window.dispatchEvent(new Event('chunkmissing', { cancelable: true }))) throw error;`
  const withTexts =
    'let routeModule = await import(/* @vite-ignore */ route.module); await window.__loadNamespaces?.(routeModule.handle?.i18n);'
  return code.replace(reload, ask).replace(load, withTexts)
}
