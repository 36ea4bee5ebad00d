import { z } from 'zod'
import { listQuery, listPage } from './list-query'
import { ErrorGroup, ErrorRecord } from '../browser-errors/error-report'

export const errorSorts = ['last', 'first', 'count'] as const
/** `search`: a fingerprint or its beginning. The days are those the errors came on: `count` is of them alone. */
export const ErrorGroupsQuery = listQuery(errorSorts, ['all'])
export const PagedErrorGroups = listPage(ErrorGroup)

export const ErrorFingerprint = z.object({ fingerprint: ErrorRecord.shape.fingerprint })
