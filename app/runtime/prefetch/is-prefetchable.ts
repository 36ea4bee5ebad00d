import { prefetchablePages } from 'virtual:pages/prefetchable'

/**
 * The query parameters of a prefetchable URL, which select part of a list. Any other could make a page act.
 */
const allowedParams = ['scenario', 'industry', 'mood', 'columns', 'photo', 'level', 'page', 'q']

/**
 * Returns whether a page may be prefetched: a plain page of this site other than the current one, never one
 * that buys, counts, logs out, downloads or polls.
 */
export function isPrefetchable(to: URL, currentPage: Pick<URL, 'origin' | 'pathname' | 'search'>): boolean {
  if (to.origin !== currentPage.origin) return false
  if (to.pathname === currentPage.pathname && to.search === currentPage.search) return false
  return (
    prefetchablePages.test(to.pathname) &&
    [...to.searchParams.keys()].every((name) => allowedParams.includes(name))
  )
}
