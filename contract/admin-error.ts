import { z } from 'zod'
import { listAsked, listed } from './admin-list'
import { ErrorGroup, ErrorRecord } from './error-report'

export const errorSorts = ['last', 'first', 'count'] as const
/** `search`: a fingerprint or its beginning. The days are those the errors came on: `count` is of them alone. */
export const ErrorsAsked = listAsked(errorSorts, ['all'])
export const ErrorGroupList = listed(ErrorGroup)

export const ErrorKind = z.object({ fingerprint: ErrorRecord.shape.fingerprint })
