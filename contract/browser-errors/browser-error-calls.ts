import { z } from 'zod'
import { ErrorFingerprint } from '../admin/admin-error'
import { ErrorBeacon, ErrorGroup } from './error-report'
import type { Endpoint } from '../http/endpoint'

/** Error reports of browsers. */
export const errorCalls = {
  /** Anybody may send them; known ids are ignored. */
  reportErrors: {
    method: 'POST',
    path: '/api/errors/beacon-report',
    input: ErrorBeacon,
    output: z.object({ kept: z.number().int() }),
  },
  readErrorGroup: {
    method: 'GET',
    path: '/api/admin/errors/read',
    needs: 'admin',
    input: ErrorFingerprint,
    output: ErrorGroup,
  },
} as const satisfies Record<string, Endpoint>
