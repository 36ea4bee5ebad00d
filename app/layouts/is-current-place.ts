type Place = { to: string; end?: boolean; alsoAt?: string }

/** Whether a path is a place of the menu or below it; with `end` only the place itself. */
export function isCurrentPlace(pathname: string, { to, end = false, alsoAt }: Place): boolean {
  return [to, ...(alsoAt === undefined ? [] : [alsoAt])].some(
    (path) => pathname === path || (!end && pathname.startsWith(`${path}/`)),
  )
}
