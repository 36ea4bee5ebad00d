/** The page of ours that a request was made from, as browsers tell; undefined where they do not, and for another site. */
export function pageAskedFrom(request: Request): URL | undefined {
  const from = request.headers.get('referer')
  if (from === null || !URL.canParse(from)) return undefined
  const page = new URL(from)
  // Whose host it is, as people see it; behind a proxy the request's own is the proxy's choice.
  const ours = [new URL(request.url).host, request.headers.get('x-forwarded-host')]
  return ours.includes(page.host) ? page : undefined
}
