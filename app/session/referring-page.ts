/** The page of ours that a request was made from, as browsers tell; undefined where they do not, and for another site. */
export function referringPage(request: Request): URL | undefined {
  const referer = request.headers.get('referer')
  if (referer === null || !URL.canParse(referer)) return undefined
  const page = new URL(referer)
  // Whose host it is, as people see it; behind a proxy the request's own is the proxy's choice.
  const ownHosts = [new URL(request.url).host, request.headers.get('x-forwarded-host')]
  return ownHosts.includes(page.host) ? page : undefined
}
