/** A place of a menu. `end`: pages below it are others; `alsoAt`: another address of it. */
export type Place = { to: string; end?: boolean; alsoAt?: string }

/** Whether a path is a place or below it. */
export function isCurrentPlace(pathname: string, { to, end = false, alsoAt }: Place): boolean {
  return [to, ...(alsoAt === undefined ? [] : [alsoAt])].some(
    (path) => pathname === path || (!end && pathname.startsWith(`${path}/`)),
  )
}
