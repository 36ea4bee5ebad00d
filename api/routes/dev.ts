import { ApiCodes } from '#contract/codes'
import type { Handlers } from '../answer'
import { listOutboxRows } from '../db/outbox'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'
import type { SmsPurpose } from '../gateways/sms/sms-provider'

/** There only where text messages go to the outbox. */
export function outboxRoutes({ db, clock, isOutboxPublic: outboxIsOpen }: Dependencies): Pick<Handlers, 'listOutbox'> {
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
