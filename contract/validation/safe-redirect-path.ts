const placeholderOrigin = 'http://internal.invalid'
/** What belongs to one round only, and would be played again. */
const oneTimeParams = ['code', 'state', 'token', 'login', 'hop', 'inviterCode', 'agentCode']
const maxLength = 2_000
// eslint-disable-next-line no-control-regex
const forbiddenInPath = /[\u0000-\u001f\u007f\\]/

/**
 * A path of this site to go to later; `otherwise` when it is none. Other sites do not get in by `//`, `/\`, tabs or dots;
 * whoever follows it may decode it once more, so `/%2Fevil.example` and `/%09/evil.example` are none either.
 */
export function safeRedirectPath(to: unknown, fallback = '/'): string {
  if (typeof to !== 'string' || !to.startsWith('/') || to.length > maxLength || forbiddenInPath.test(to))
    return fallback
  try {
    const url = new URL(to, placeholderOrigin)
    const decoded = decodeURIComponent(url.pathname)
    if (url.origin !== placeholderOrigin || decoded.startsWith('//') || forbiddenInPath.test(decoded))
      return fallback
    for (const name of oneTimeParams) url.searchParams.delete(name)
    return url.pathname + url.search + url.hash
  } catch {
    return fallback
  }
}

/**
 * The address of a page as a link to it; the front page when its path would lead elsewhere. A path is not ours because we were
 * asked for it: of https://site//evil.example/ it is `//evil.example/`, which as a link is another site.
 */
export function currentPagePath({ pathname, search }: { pathname: string; search: string }): string {
  return safeRedirectPath(pathname, '') ? pathname + search : '/'
}
