const nowhere = 'http://internal.invalid'
/** What belongs to one round only, and would be played again. */
const notKept = ['code', 'state', 'token']
// eslint-disable-next-line no-control-regex
const neverInAPath = /[\u0000-\u001f\u007f\\]/

/**
 * A path of the site to go back to, or '/' for what is none. Whoever follows it may decode it once more, so what is
 * another site after that (`/%2Fevil.example`, `/%09/evil.example`, `/%5Cevil.example`) is none either.
 */
export function returnPath(asked: string): string {
  if (!asked.startsWith('/') || neverInAPath.test(asked)) return '/'
  try {
    const url = new URL(asked, nowhere)
    const decoded = decodeURIComponent(url.pathname)
    if (url.origin !== nowhere || decoded.startsWith('//') || neverInAPath.test(decoded)) return '/'
    for (const name of notKept) url.searchParams.delete(name)
    return url.pathname + url.search + url.hash
  } catch {
    return '/'
  }
}
