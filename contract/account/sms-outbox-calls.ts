import { z } from 'zod'
import { forAnybody } from '../http/endpoint'

/** A text message that was stored instead of sent. Times in ms since 1970. */
export const OutboxMessage = z.object({
  id: z.string(),
  phone: z.string(),
  purpose: z.enum(['login', 'bind', 'close']),
  code: z.string(),
  sentAt: z.number().int(),
})
export type OutboxMessage = z.infer<typeof OutboxMessage>

/** Exists in a demo only; not found elsewhere. */
export const smsOutboxCalls = {
  /** Newest first: at most 50 of the last ten minutes. */
  listOutbox: forAnybody.get('/api/dev/outbox', { output: z.array(OutboxMessage) }),
}
