import { z } from 'zod'
import { ErrorBeacon, ErrorGroup } from '../error-report'
import { Nothing, type Endpoint } from './endpoint'

/** What goes wrong on people's screens. */
export const errorCalls = {
  /** Anybody; what came before is not kept twice. */
  reportErrors: {
    method: 'POST',
    path: '/api/errors/beacon-report',
    input: ErrorBeacon,
    output: z.object({ kept: z.number().int() }),
  },
  /** The last hundred kinds of the last thirty days, the latest first. */
  listErrorReports: {
    method: 'GET',
    path: '/api/admin/errors',
    needs: 'admin',
    input: Nothing,
    output: z.array(ErrorGroup),
  },
} as const satisfies Record<string, Endpoint>
