import { z } from 'zod'
import { PagedErrorGroups, ErrorFingerprint, ErrorGroupsQuery } from '../admin/admin-error'
import { ErrorBeacon, ErrorGroup } from './error-report'
import type { Endpoint } from '../http/endpoint'

/** What goes wrong on people's screens. */
export const errorCalls = {
  /** Anybody; what came before is not kept twice. */
  reportErrors: {
    method: 'POST',
    path: '/api/errors/beacon-report',
    input: ErrorBeacon,
    output: z.object({ kept: z.number().int() }),
  },
  /** Of the last thirty days, alike ones together. */
  listErrorReports: {
    method: 'GET',
    path: '/api/admin/errors',
    needs: 'admin',
    input: ErrorGroupsQuery,
    output: PagedErrorGroups,
  },
  readErrorGroup: {
    method: 'GET',
    path: '/api/admin/errors/read',
    needs: 'admin',
    input: ErrorFingerprint,
    output: ErrorGroup,
  },
} as const satisfies Record<string, Endpoint>
