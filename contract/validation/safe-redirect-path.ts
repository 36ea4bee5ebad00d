const placeholderOrigin = 'http://internal.invalid'
/** Parameters that belong to one flow only, and would replay it. */
const oneTimeParams = ['code', 'state', 'token', 'login', 'hop', 'inviterCode', 'agentCode']
const maxLength = 2_000
// eslint-disable-next-line no-control-regex
const forbiddenInPath = /[\u0000-\u001f\u007f\\]/

/**
 * Validates a path of this site to redirect to; returns `fallback` for any other. `//`, `/\`, tabs and dots
 * do not lead to other sites;
 * a follower may decode the path once more, so `/%2Fevil.example` and `/%09/evil.example` are rejected, too.
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
 * The current page's path and query as a link to it; the home page if the path would lead elsewhere: for a
 * request of https://site//evil.example/ the path is `//evil.example/`, which as a link is another site.
 */
export function currentPagePath({ pathname, search }: { pathname: string; search: string }): string {
  return safeRedirectPath(pathname, '') ? pathname + search : '/'
}
