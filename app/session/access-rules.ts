import type { PageEntry } from 'virtual:pages/all'
import { pagePathOf } from '#app/runtime/remix-internals'

/** What a path asks of who comes (spec §5). */
export type RequiredAccess = 'open' | 'login' | 'admin'
export type AuthState = 'guest' | 'user' | 'unknown'
/**
 * `redirect-to-login`: to the home page with the login dialog open. `redirect-home`: to the home page, without a
 * message. `unavailable`: the API does not answer, so the login cannot be checked now.
 */
export type AccessDecision = 'allow' | 'redirect-to-login' | 'redirect-home' | 'unavailable'

const pathPattern = (path: string, end: string) => new RegExp(`^${path.replace(/:\w+/g, '[^/]+')}${end}`, 'i')

/**
 * Makes the rule of who may see a path, from what pages say. What is closed is closed with all that is below it, routes or not:
 * whoever adds a page there cannot forget it. Paths are read as routers read them: in any case, with escapes and needless
 * slashes, and as scripts ask for them.
 */
export function createAccessRules(pages: readonly Pick<PageEntry, 'path' | 'access'>[]) {
  const open = pages.flatMap(({ path, access }) => (access === 'open' ? [pathPattern(path, '$')] : []))
  const closed = pages
    .flatMap(({ path, access = 'open' }) => (access === 'open' ? [] : [{ path, access }]))
    .sort((a, b) => b.path.length - a.path.length)
    .map(({ path, access }) => ({ pattern: pathPattern(path, '(?:/|$)'), access }))
  return (pathname: string): RequiredAccess => {
    const path = normalizePath(pathname)
    if (open.some((pattern) => pattern.test(path))) return 'open'
    return closed.find(({ pattern }) => pattern.test(path))?.access ?? 'open'
  }
}

function normalizePath(pathname: string): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Broken escapes match no route either.
  }
  return pagePathOf(path.toLowerCase().replace(/\/{2,}/g, '/')).replace(/(?<=[^/])\/$/, '')
}

/** The guards of a navigation in their order (spec §4): login, then being an admin. `isAdmin` is asked for admin paths alone. */
export function decideAccess(
  access: RequiredAccess,
  authState: AuthState,
  isAdmin: boolean | undefined,
): AccessDecision {
  if (access === 'open') return 'allow'
  if (authState === 'guest') return 'redirect-to-login'
  if (authState === 'unknown') return 'unavailable'
  if (access === 'admin' && !isAdmin) return 'redirect-home'
  return 'allow'
}
