/**
 * Paths that third parties may post to: requests are signed by their sender, and carry no cookie of a user.
 */
export const webhookPaths = ['/api/pay/wx/notify'] as const

/**
 * Whether a request may change something: GET and HEAD always; others must come from our own pages
 * (Sec-Fetch-Site, otherwise Origin). A request with neither header is rejected.
 */
export function isSameOriginRequest(
  request: { method: string; headers: Headers },
  publicOrigin: string,
): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const fetchSite = request.headers.get('sec-fetch-site')
  if (fetchSite) return fetchSite === 'same-origin'
  return request.headers.get('origin') === publicOrigin
}
