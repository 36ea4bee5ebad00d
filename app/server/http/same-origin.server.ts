/** Where strangers may post to: what comes there is signed by its sender, and carries nobody's cookie. */
export const webhookPaths = ['/api/pay/wx/notify'] as const

/**
 * Whether a request may change something: GET and HEAD always; others need proof of coming from our own pages
 * (Sec-Fetch-Site, else Origin). A request with neither proof is refused.
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
