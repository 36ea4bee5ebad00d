import { matchRoutes } from '@remix-run/react'
import { loadNamespaces, type I18nHandle } from '#app/i18n/load-namespaces'
import { knownRoutes, remixDataPath, routeScripts } from '../remix-internals'
import { createPrefetchCache } from './prefetch-cache'
import { isPrefetchable } from './is-prefetchable'
import { watchLinkIntent } from './watch-link-intent'

declare global {
  interface Navigator {
    /** Not in every browser. */
    connection?: { saveData?: boolean }
  }
}

/** Preloads a form's action scripts on focus: without a network they could not be loaded later. */
function preloadFormActions(): () => void {
  const preloadFrom = (field: EventTarget | null) => {
    const form = field instanceof Element ? field.closest<HTMLFormElement>('form[data-discover]') : null
    if (form) preloadScripts(new URL(form.action).pathname)
  }
  const onFocus = ({ target }: Event) => preloadFrom(target)
  preloadFrom(document.activeElement)
  document.addEventListener('focusin', onFocus)
  return () => document.removeEventListener('focusin', onFocus)
}

/**
 * Prefetches scripts and data of pages about to be opened, unless data are to be saved. Returns a stop
 * function.
 */
export function startPrefetching(): () => void {
  const stopForms = preloadFormActions()
  if (navigator.connection?.saveData || matchMedia('(prefers-reduced-data: reduce)').matches) return stopForms
  const originalFetch = window.fetch
  const cache = createPrefetchCache((input, init) => originalFetch(input, init))
  // Remix requests page data by fetch, and offers no other way to provide them.
  window.fetch = cache.fetch
  const stopWatching = watchLinkIntent((link) => {
    const to = new URL(link.href)
    if (link.target || link.hasAttribute('download') || !isPrefetchable(to, location)) return
    preloadScripts(to.pathname)
    cache.prefetch(to.origin + remixDataPath(to.pathname) + to.search)
  })
  return () => {
    stopForms()
    stopWatching()
    window.fetch = originalFetch
  }
}

function preloadScripts(pathname: string) {
  const routes = knownRoutes()
  for (const { route } of (routes && matchRoutes(routes, pathname)) ?? []) {
    const [module, ...imports] = routeScripts(route.id ?? '')
    if (!module) continue
    for (const href of [module, ...imports]) preload(href)
    void loadTextsOf(module)
  }
}

/** Loads the texts in a route's handle. The page requests a failed namespace again. */
async function loadTextsOf(routeModule: string) {
  try {
    const { handle } = (await import(/* @vite-ignore */ routeModule)) as { handle?: Partial<I18nHandle> }
    await loadNamespaces(handle?.i18n)
  } catch {
    return
  }
}

function preload(href: string) {
  if (document.querySelector(`link[rel=modulepreload][href="${CSS.escape(href)}"]`)) return
  document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
}
