/**
 * The page of this site that the request came from, by its referrer; undefined without one, and for another
 * site.
 */
export function referringPage(request: Request): URL | undefined {
  const referer = request.headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  // The public host; behind a proxy the request's own is the proxy's choice.
  const ownHosts = [new URL(request.url).host, request.headers.get('x-forwarded-host')]
  return ownHosts.includes(page.host) ? page : undefined
}
