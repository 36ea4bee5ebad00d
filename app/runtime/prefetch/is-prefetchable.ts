import { isPublicPage } from '#app/runtime/public-pages'

/** Pages of an account that only show what is there: asking for one changes nothing and counts nothing. */
const accountPages = [
  '/resume/my',
  '/resume/tpls',
  '/resume/positions',
  '/user',
  '/user/invite',
  '/user/orders',
] as const
/** What an address may ask of such a page: which part of a list. Anything else could make a page act. */
const allowedParams = ['scenario', 'industry', 'mood', 'columns', 'photo', 'level', 'page', 'q']

/**
 * Whether a page may be asked for before somebody asked: a plain page of ours other than the present one, never one that buys,
 * counts, logs out, downloads or watches.
 */
export function isPrefetchable(to: URL, currentPage: Pick<URL, 'origin' | 'pathname' | 'search'>): boolean {
  if (to.origin !== currentPage.origin) return false
  if (to.pathname === currentPage.pathname && to.search === currentPage.search) return false
  const isKnown = isPublicPage(to.pathname) || accountPages.some((page) => page === to.pathname)
  return isKnown && [...to.searchParams.keys()].every((name) => allowedParams.includes(name))
}
