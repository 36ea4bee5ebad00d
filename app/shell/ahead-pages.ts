import { isPublicPage } from './public-pages'

/** Pages of an account that only show what is there: asking for one changes nothing and counts nothing. */
const ownPages = [
  '/resume/my',
  '/resume/tpls',
  '/resume/positions',
  '/user',
  '/user/invite',
  '/user/orders',
] as const
/** What an address may ask of such a page: which part of a list. Anything else could make a page act. */
const plainQuery = ['scenario', 'industry', 'mood', 'columns', 'photo', 'level', 'page', 'q']

/**
 * Whether a page may be asked for before somebody asked: a plain page of ours other than the present one, never one that buys,
 * counts, logs out, downloads or watches.
 */
export function isPlainPage(to: URL, here: Pick<URL, 'origin' | 'pathname' | 'search'>): boolean {
  if (to.origin !== here.origin) return false
  if (to.pathname === here.pathname && to.search === here.search) return false
  const isKnown = isPublicPage(to.pathname) || ownPages.some((page) => page === to.pathname)
  return isKnown && [...to.searchParams.keys()].every((name) => plainQuery.includes(name))
}
