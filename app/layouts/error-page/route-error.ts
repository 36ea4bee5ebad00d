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

/** Why a page failed: a message of the API, or the class of the failure (spec §8). */
export type ErrorReason = { apiMessage?: string; failure?: 'auth' | 'client'; retryAfterSeconds?: number }

/** Returns the response's status; 500 for an error thrown while rendering. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** Returns which texts the error page shows (spec §2). */
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
