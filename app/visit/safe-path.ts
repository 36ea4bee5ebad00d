const nowhere = 'http://internal.invalid'
/** What belongs to one round only, and would be played again. */
const notKept = ['code', 'state', 'token', 'login', 'hop']

/** A path of this site to go to later; `otherwise` when it is none: other sites do not get in by `//`, `/\`, tabs or dots. */
export function safePath(to: unknown, otherwise = '/'): string {
  if (typeof to !== 'string' || !to.startsWith('/') || to.length > 2_000) return otherwise
  let url: URL
  try {
    url = new URL(to, nowhere)
  } catch {
    return otherwise
  }
  if (url.origin !== nowhere || url.pathname.startsWith('//')) return otherwise
  for (const name of notKept) url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}
