import { isRouteErrorResponse } from '@remix-run/react'

const kinds = { 404: 'notFound', 403: 'forbidden', 500: 'server', 503: 'waiting' } as const
export type ErrorKind = (typeof kinds)[keyof typeof kinds] | 'other'

/** The status that was answered; what a page threw while it was drawn is ours, so 500. */
export function errorStatus(error: unknown): number {
  return isRouteErrorResponse(error) ? error.status : 500
}

/** Which texts the error page has for it (spec §2). */
export function errorKind(error: unknown): ErrorKind {
  const status = errorStatus(error)
  return status in kinds ? kinds[status as keyof typeof kinds] : 'other'
}
