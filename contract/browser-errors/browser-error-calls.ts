import { z } from 'zod'
import { ErrorBeacon, ErrorFingerprint, ErrorGroup } from './error-report'
import { forAdmins, forAnybody } from '../http/endpoint'

/** Error reports of browsers. */
export const errorCalls = {
  /** Anybody may send them; known ids are ignored. */
  reportErrors: forAnybody.post('/api/errors/beacon-report', {
    input: ErrorBeacon,
    output: z.object({ kept: z.number().int() }),
  }),
  readErrorGroup: forAdmins.get('/api/admin/errors/read', { input: ErrorFingerprint, output: ErrorGroup }),
}
