import { pages } from 'virtual:pages/all'

type CachedPage = { pattern: RegExp; allowedParams: readonly string[] }

/** Each value is a word of a list, never free text; so is each part of a path. */
const wordPattern = /^[\w-]{0,40}$/
const pathPattern = /^\/$|^(?:\/[\w-]{1,64})+$/

/** Pages people read, with what of their address says what they show. */
const guestPages = pages.flatMap(({ pattern, guestCache }) =>
  guestCache ? [{ pattern, allowedParams: guestCache }] : [],
)

/** Of those, what shows a person only what the frame shows of them on every page. */
const memberPagePattern =
  /^\/(?:tpls|positions(?:\/[\w-]+)?|pricing|agreement|privacy|help|blogs\/.+|resume\/create(?:\/scenario-start)?)?$/
/** The gallery as a person at work finds it. */
const memberOnlyPages: CachedPage[] = [
  {
    pattern: /^\/resume\/tpls$/,
    allowedParams: ['scenario', 'industry', 'mood', 'columns', 'photo', 'level'],
  },
]
/** Pages in the frame of the workspace, which tells of the account too. */
const workspacePattern = /^\/(?:pricing|resume\/tpls)$/

/** The address of a page that is the same for every guest; undefined for all others, and when it asks for anything else. */
export function guestCachePath(url: URL): string | undefined {
  return cacheablePath(url, guestPages)
}

/** The address of a page that shows somebody who is logged in nothing of their own but what frames say of them. */
export function memberCachePath(url: URL): { address: string; isInWorkspace: boolean } | undefined {
  const { pathname } = url
  const address = cacheablePath(url, memberPagePattern.test(pathname) ? guestPages : memberOnlyPages)
  return address === undefined ? undefined : { address, isInWorkspace: workspacePattern.test(pathname) }
}

function cacheablePath(
  { pathname, search, searchParams }: URL,
  cachedPages: readonly CachedPage[],
): string | undefined {
  const allowedParams = cachedPages.find(({ pattern }) => pattern.test(pathname))?.allowedParams
  if (!allowedParams || !pathPattern.test(pathname)) return undefined
  const params = [...searchParams]
  const names = params.map(([name]) => name)
  if (new Set(names).size < names.length) return undefined
  const hasOnlyAllowed = params.every(
    ([name, value]) => allowedParams.includes(name) && wordPattern.test(value),
  )
  return hasOnlyAllowed ? pathname + search : undefined
}
