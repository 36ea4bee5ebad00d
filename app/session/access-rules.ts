/** What a path asks of who comes (spec §5). */
export type RequiredAccess = 'open' | 'login' | 'admin'
export type AuthState = 'guest' | 'user' | 'unknown'
/** `ask to log in`: to the front page with the login open; `front page`: there, without a word; `wait`: nobody can tell now. */
export type AccessDecision = 'pass' | 'ask to log in' | 'front page' | 'wait'

const publicPatterns = [/^\/resume\/edit\/offline$/, /^\/resume\/create(\/.*)?$/]
const protectedPatterns: [RegExp, RequiredAccess][] = [
  [/^\/admin(\/.*)?$/, 'admin'],
  [/^\/(resume|user)(\/.*)?$/, 'login'],
]

/** Who may see a path. Written as routers read it: in any case, with escapes and needless slashes, and as scripts ask for it. */
export function requiredAccess(pathname: string): RequiredAccess {
  const path = normalizePath(pathname)
  if (publicPatterns.some((pattern) => pattern.test(path))) return 'open'
  return protectedPatterns.find(([pattern]) => pattern.test(path))?.[1] ?? 'open'
}

function normalizePath(pathname: string): string {
  let path = pathname
  try {
    path = decodeURIComponent(pathname)
  } catch {
    // Broken escapes match no route either.
  }
  return path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.data$/, '')
    .replace(/(?<=[^/])\/$/, '')
}

/** The guards of a navigation in their order (spec §4): login, then being an admin. `isAdmin` is asked for admin paths alone. */
export function decideAccess(
  access: RequiredAccess,
  authState: AuthState,
  isAdmin: boolean | undefined,
): AccessDecision {
  if (access === 'open') return 'pass'
  if (authState === 'guest') return 'ask to log in'
  if (authState === 'unknown') return 'wait'
  if (access === 'admin' && !isAdmin) return 'front page'
  return 'pass'
}
