import { maxBeaconBytes } from '#contract/browser-errors/error-beacon-limits'
import { ErrorBeacon } from '#contract/browser-errors/error-report'
import { ApiCodes } from '#contract/http/api-codes'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'

/**
 * Forwards a page's error report to the service. The page ignores the response; the status is for the log:
 * 204 stored, 400 invalid, 413 over 32 kB, 429 rate limited, 503 service unavailable.
 */
export async function receiveErrorReport(request: Request, api: ApiClient): Promise<Response> {
  if (Number(request.headers.get('content-length')) > maxBeaconBytes) return emptyResponse(413)
  const bytes = await request.arrayBuffer()
  if (bytes.byteLength > maxBeaconBytes) return emptyResponse(413)
  const beacon = ErrorBeacon.safeParse(parseJson(new TextDecoder().decode(bytes)))
  if (!beacon.success) return emptyResponse(400)
  try {
    await api.call('reportErrors', beacon.data)
    return emptyResponse(204)
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    return emptyResponse(error.code === ApiCodes.tooManyRequests ? 429 : 503)
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function emptyResponse(status: number): Response {
  return new Response(null, { status })
}
