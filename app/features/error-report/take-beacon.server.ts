import { beaconBytes } from '#contract/beacon'
import { ErrorBeacon } from '#contract/error-report'
import { Codes } from '#contract/codes'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'

/**
 * Hands what a page reports of its errors to the service. Nobody reads the answer; its status tells the log:
 * 204 kept, 400 no report, 413 over 32 kB, 429 too many, 503 nobody there.
 */
export async function takeBeacon(request: Request, upstream: Upstream): Promise<Response> {
  if (Number(request.headers.get('content-length')) > beaconBytes) return answer(413)
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > beaconBytes) return answer(413)
  const beacon = ErrorBeacon.safeParse(parsed(new TextDecoder().decode(bytes)))
  if (!beacon.success) return answer(400)
  try {
    await upstream.call('reportErrors', beacon.data)
    return answer(204)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return answer(error.code === Codes.tooManyRequests ? 429 : 503)
  }
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function answer(status: number): Response {
  return new Response(null, { status })
}
