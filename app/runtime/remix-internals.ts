/**
 * Everything the product uses from Remix beyond its documented API, as of 2.17.5. remix-internals.test.tsx
 * checks each item against the installed packages; fix what fails after an upgrade here. It imports nothing,
 * so that every layer and vite.config.ts may use it.
 */

/** The globals that Remix's scripts set on `window`; none exist before the scripts run. */
type RemixGlobals = Partial<
  Pick<typeof globalThis, '__remixManifest' | '__remixRouteModules' | '__remixRouter' | '__remixContext'>
>
const remixGlobals = globalThis as RemixGlobals

/**
 * Returns the build of this page. If broken: pages do not learn of a newer build. Source: @remix-run/react
 * components.js, `Scripts`.
 */
export function remixBuildVersion(): string | undefined {
  return remixGlobals.__remixManifest?.version
}

/**
 * Returns the routes known so far, for `matchRoutes`; Remix adds others as links to them appear. If broken:
 * scripts are not preloaded. Source: @remix-run/react browser.js, fog-of-war.js.
 */
export function knownRoutes() {
  return remixGlobals.__remixRouter?.routes
}

/**
 * Returns the scripts of a route, its own first. If broken: they are not preloaded.
 * Source: @remix-run/react components.js, `Scripts`; fog-of-war.js adds routes to the same object.
 */
export function routeScripts(routeId: string): string[] {
  const { module, imports = [] } = remixGlobals.__remixManifest?.routes[routeId] ?? {}
  return module ? [module, ...imports] : []
}

/**
 * Returns the target of the current navigation. `useNavigation` returns it only after React has rendered it,
 * too late for a missing chunk. If broken: the page reloads at its current URL. Source: @remix-run/react
 * browser.js.
 */
export function pendingLocation() {
  return remixGlobals.__remixRouter?.state.navigation.location
}

/**
 * Resolves once the page's data are complete. `RemixBrowser` waits for them by throwing a promise that no
 * boundary catches; a click or input meanwhile makes React 18 give up («Root did not complete») and render
 * the page again, without what was typed. If broken: exactly that. Source: @remix-run/react browser.js,
 * `stateDecodingPromise`.
 * @param remixBrowser calls the component once, outside React: it uses no hook before the data are complete
 */
export async function remixDataReady(remixBrowser: () => unknown): Promise<void> {
  try {
    remixBrowser()
  } catch (pending) {
    await pending
  }
}

/**
 * The stream of a page's data. deferred-hydration.inline.ts replaces it until Remix's first script creates
 * the real one. If broken: a page with deferred scripts never hydrates. Source: @remix-run/react
 * components.js, `Scripts` creates it; single-fetch.js, `StreamTransfer` writes to it.
 */
export type HandoffStream = { enqueue(chunk: unknown): void; close(): void }
export type HandoffWindow = { __remixContext: { streamController: HandoffStream } }

/**
 * Matches the links that Remix follows itself; any other reloads the page. Source: @remix-run/react
 * components.js, `Link`.
 */
export const remixLinkSelector = 'a[data-discover]'

/**
 * Returns the URL path of a page's data. If broken: prefetched data are fetched again.
 * Source: @remix-run/react single-fetch.js, `singleFetchUrl`.
 */
export function remixDataPath(pathname: string): string {
  return pathname === '/' ? '/_root.data' : `${pathname.replace(/\/$/, '')}.data`
}

/**
 * Returns the page of a data path; any other path unchanged. If broken: logs name no route, and only loaders
 * guard data. Source: @remix-run/server-runtime server.js, `createRequestHandler`.
 */
export function pagePathOf(path: string): string {
  return path === '/_root.data' ? '/' : path.replace(/\.data$/, '')
}

/** The content type of page data. Source: @remix-run/server-runtime server.js, `handleSingleFetchRequest`. */
export const remixDataType = 'text/x-script'

/** The pages have far fewer parents; others are made up by whoever requests them. */
const maxRememberedPaths = 500

const reload = 'window.location.reload();'
const load = 'let routeModule = await import( /* webpackIgnore: true */route.module);'

/**
 * Changes how the browser loads a route module. When a module is missing, Remix reloads at once, regardless
 * of unsaved changes and as often as it fails; here the page decides (build-watch/build-watcher.tsx). The
 * page's texts load with its module (app/i18n/browser-i18n.ts). @param code of @remix-run/react
 * routeModules.js @throws if Remix's code has changed
 */
export function patchRouteModuleLoading(code: string): string {
  if (!code.includes(reload) || !code.includes(load))
    throw new Error('Remix no longer loads and reloads as it did: look at patchRouteModuleLoading again')
  const ask = `if (window.dispatchEvent(new Event('chunkmissing', { cancelable: true }))) throw error;`
  const withTexts =
    'let routeModule = await import(/* @vite-ignore */ route.module); await window.__loadNamespaces?.(routeModule.handle?.i18n);'
  return code.replace(reload, ask).replace(load, withTexts)
}

const matchPath = 'let matches = matchRoutes(router.routes, path, router.basename);'

/**
 * Changes what the server does for the routes that a page starts with: Remix matches each parent of the page's path against
 * all routes, compiling their patterns anew, 2 ms a page. The routes never change, so it is remembered.
 * @param code of @remix-run/react fog-of-war.js @throws if Remix's code has changed
 */
export function patchPartialManifest(code: string): string {
  if (!code.includes(matchPath))
    throw new Error('Remix no longer matches parents as it did: look at patchPartialManifest again')
  const remembered = `let matches = matchesOf.get(path);
    if (matches === undefined) {
      matches = matchRoutes(router.routes, path, router.basename);
      if (matchesOf.size >= ${maxRememberedPaths}) matchesOf.clear();
      matchesOf.set(path, matches);
    }`
  return `const matchesOf = new Map();\n${code.replace(matchPath, remembered)}`
}
