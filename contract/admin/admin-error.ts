import { z } from 'zod'
import { ErrorRecord } from '../browser-errors/error-report'

export const ErrorFingerprint = z.object({ fingerprint: ErrorRecord.shape.fingerprint })
