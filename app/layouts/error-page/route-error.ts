import { isRouteErrorResponse } from '@remix-run/react'

const kindByStatus = {
  401: 'auth',
  403: 'forbidden',
  404: 'notFound',
  429: 'tooMany',
  500: 'server',
  503: 'waiting',
} as const
export type ErrorKind = (typeof kindByStatus)[keyof typeof kindByStatus] | 'other'

/** What an answer says of why there is no page: words of the service, or the class of the trouble (spec §8). */
export type ErrorReason = { apiMessage?: string; failure?: 'auth' | 'client'; retryAfterSeconds?: number }

/** The status that was answered; what a page threw while it was drawn is ours, so 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** Which texts the error page has for it (spec §2). */
export function errorKind(error: unknown): ErrorKind {
  const status = errorStatus(error)
  return status in kindByStatus ? kindByStatus[status as keyof typeof kindByStatus] : 'other'
}

export function errorReason(error: unknown): ErrorReason {
  const body: unknown = isRouteErrorResponse(error) ? error.data : undefined
  if (!isRecord(body)) return {}
  const { failure } = body
  const { errorMsg, retryAfterSeconds: seconds } = isRecord(body.data) ? body.data : { ...body, errorMsg: '' }
  return {
    ...(typeof errorMsg === 'string' && errorMsg !== '' && { apiMessage: errorMsg }),
    ...((failure === 'auth' || failure === 'client') && { failure }),
    ...(typeof seconds === 'number' && { retryAfterSeconds: seconds }),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
