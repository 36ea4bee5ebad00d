import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../../http/call-handler'
import { listOutboxRows } from './outbox.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'
import type { SmsPurpose } from './sms-provider'

/** Exists only while text messages go to the outbox. */
export function outboxRoutes({
  db,
  clock,
  isOutboxPublic: outboxIsOpen,
}: Dependencies): Pick<Handlers, 'listOutbox'> {
  return {
    async listOutbox() {
      if (!outboxIsOpen) throw new ApiError(ApiCodes.notFound, 'noSuchPath')
      const rows = await listOutboxRows(db, clock())
      return rows.map(({ id, phone, purpose, code, sent_at }) => ({
        id,
        phone,
        purpose: purpose as SmsPurpose,
        code,
        sentAt: sent_at,
      }))
    },
  }
}
