/** What a path asks of who comes (spec §5). */
export type Access = 'open' | 'login' | 'admin'
export type WhoState = 'guest' | 'user' | 'unknown'
/** `ask to log in`: to the front page with the login open; `front page`: there, without a word; `wait`: nobody can tell now. */
export type Verdict = 'pass' | 'ask to log in' | 'front page' | 'wait'

const open = [/^\/resume\/edit\/offline$/, /^\/resume\/create(\/.*)?$/]
const closed: [RegExp, Access][] = [
  [/^\/admin(\/.*)?$/, 'admin'],
  [/^\/(resume|user)(\/.*)?$/, 'login'],
]

/** Who may see a path. Written as routers read it: in any case, with escapes and needless slashes, and as scripts ask for it. */
export function accessOf(pathname: string): Access {
  const path = plainPath(pathname)
  if (open.some((pattern) => pattern.test(path))) return 'open'
  return closed.find(([pattern]) => pattern.test(path))?.[1] ?? 'open'
}

function plainPath(pathname: string): string {
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
export function judge(access: Access, who: WhoState, isAdmin: boolean | undefined): Verdict {
  if (access === 'open') return 'pass'
  if (who === 'guest') return 'ask to log in'
  if (who === 'unknown') return 'wait'
  if (access === 'admin' && !isAdmin) return 'front page'
  return 'pass'
}
