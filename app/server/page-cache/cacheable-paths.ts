import { pages, type PageEntry } from 'virtual:pages/all'

/** Each value is a word of a list, never free text; so is each part of a path. */
const wordPattern = /^[\w-]{0,40}$/
const pathPattern = /^\/$|^(?:\/[\w-]{1,64})+$/

/** Pages that are the same for all users of a kind, except for the user data in the frame. */
const pagesFor = (...kinds: PageEntry['cachedFor'][]) =>
  pages.filter(({ cachedFor }) => cachedFor && kinds.includes(cachedFor))
const guestPages = pagesFor('guests', 'everybody')
const memberPages = pagesFor('members', 'everybody')

/**
 * Returns the path of a page that is the same for every guest; undefined for other pages and unknown
 * parameters.
 */
export function guestCachePath(url: URL): string | undefined {
  return cacheablePath(url, guestPages)
}

/** Returns the path of a page on which only the frame shows data of the member. */
export function memberCachePath(url: URL): string | undefined {
  return cacheablePath(url, memberPages)
}

function cacheablePath(
  { pathname, search, searchParams }: URL,
  cachedPages: readonly PageEntry[],
): string | undefined {
  const page = cachedPages.find(({ pattern }) => pattern.test(pathname))
  if (!page || !pathPattern.test(pathname)) return undefined
  const { cacheParams: allowedParams = [] } = page
  const params = [...searchParams]
  const names = params.map(([name]) => name)
  if (new Set(names).size < names.length) return undefined
  const hasOnlyAllowed = params.every(
    ([name, value]) => allowedParams.includes(name) && wordPattern.test(value),
  )
  return hasOnlyAllowed ? pathname + search : undefined
}
