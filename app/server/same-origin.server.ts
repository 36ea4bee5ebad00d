/** Where strangers may post to: what comes there is signed by its sender, and carries nobody's cookie. */
export const letterPaths = ['/api/pay/wx/notify'] as const

/**
 * Whether a request may change something: GET and HEAD always; others need proof of coming from our own pages
 * (Sec-Fetch-Site, else Origin). A request with neither proof is refused.
 */
export function comesFromUs(request: { method: string; headers: Headers }, publicOrigin: string): boolean {
  if (request.method === 'GET' || request.method === 'HEAD') return true
  const site = request.headers.get('sec-fetch-site')
  if (site) return site === 'same-origin'
  return request.headers.get('origin') === publicOrigin
}
