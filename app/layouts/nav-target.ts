/** Where a menu item leads. `end`: pages below are not part of it; `alsoAt`: another address of the same page. */
export type NavTarget = { to: string; end?: boolean; alsoAt?: string }

/** Whether a path is that of a menu item, or below it. */
export function isCurrentTarget(pathname: string, { to, end = false, alsoAt }: NavTarget): boolean {
  return [to, ...(alsoAt === undefined ? [] : [alsoAt])].some(
    (path) => pathname === path || (!end && pathname.startsWith(`${path}/`)),
  )
}
