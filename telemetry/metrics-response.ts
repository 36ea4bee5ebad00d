import { createHash, timingSafeEqual } from 'node:crypto'
import type { Metrics } from './metrics'

/** The response of /metrics: the metrics, or 401 without the token. */
export async function metricsResponse(metrics: Metrics, token: string, authorization: string | null) {
  if (!isAuthorized(authorization ?? '', token)) return new Response('Unauthorized', { status: 401 })
  const headers = { 'Content-Type': metrics.contentType, 'Cache-Control': 'no-store' }
  return new Response(await metrics.text(), { headers })
}

/** Compares in constant time. */
function isAuthorized(authorization: string, token: string): boolean {
  const digest = (text: string) => createHash('sha256').update(text).digest()
  return timingSafeEqual(digest(authorization), digest(`Bearer ${token}`))
}
