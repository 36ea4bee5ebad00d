import { pages, type PageEntry } from 'virtual:pages/all'

/** Each value is a word of a list, never free text; so is each part of a path. */
const wordPattern = /^[\w-]{0,40}$/
const pathPattern = /^\/$|^(?:\/[\w-]{1,64})+$/

/** Pages that show everybody of a kind the same but for what the frame shows of a person. */
const pagesFor = (...kinds: PageEntry['cachedFor'][]) =>
  pages.filter(({ cachedFor }) => cachedFor && kinds.includes(cachedFor))
const guestPages = pagesFor('guests', 'everybody')
const memberPages = pagesFor('members', 'everybody')

/** The address of a page that is the same for every guest; undefined for all others, and when it asks for anything else. */
export function guestCachePath(url: URL): string | undefined {
  return cacheablePath(url, guestPages)
}

/** The address of a page that shows somebody who is logged in nothing of their own but what frames say of them. */
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
