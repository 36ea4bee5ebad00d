import { ApiCodes } from '#contract/http/api-codes'
import type { Caller } from '../http/caller'
import { insertIfNew } from '../db/insert-if-new'
import { runTransaction } from '../db/transaction-retry'
import type { Handlers } from '../http/call-handler'
import { insertAdminAudit } from '../admin/audit-log.queries'
import { findAnsweredAt, listFeedback, setAnswered } from './feedback.queries'
import { deriveFeedbackId } from '../ids-and-hashes'
import { authenticate } from '../http/authenticate'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import { consumeRateLimits } from '../rate-limits/enforce-rate-limits'
import { chinaDay } from '#contract/china-time'
import { ipGroup } from '../rate-limits/ip-group'
import { feedbackLifeMs } from '../lifetimes'
import { feedbackLimits } from '../rate-limits/rate-limits'
import { toOwner } from '../admin/owner.dto'

/** Feedback: anybody may send it, admins read it. */
export function feedbackRoutes(deps: Dependencies) {
  const { db, clock, secrets } = deps

  /** The sender's account; null for a guest. An expired login must not lose the message. */
  async function resolveSender(caller: Caller): Promise<string | null> {
    if (!caller.token) return null
    try {
      return (await authenticate(deps, caller)).userId
    } catch (error) {
      if (error instanceof ApiError) return null
      throw error
    }
  }

  return {
    async sendFeedback(message, caller) {
      const userId = await resolveSender(caller)
      const sender = userId ?? ipGroup(caller.ip)
      await consumeRateLimits(deps, feedbackLimits(sender))
      const now = clock()
      const messageParts = [sender, chinaDay(now).name, message.topic, message.contact, message.message]
      // A repeated submission has the same id and is ignored.
      await insertIfNew(db, 'feedback', {
        ...message,
        id: deriveFeedbackId(messageParts, secrets[0]),
        user_id: userId,
        created_at: now,
        answered_at: null,
        expires_at: now + feedbackLifeMs,
      })
      return {}
    },

    async listFeedback(query) {
      const { rows, ...page } = await listFeedback(db, query, clock())
      return {
        ...page,
        rows: rows.map(({ created_at, answered_at, user_id, nickname, phone, ...message }) => ({
          ...message,
          owner: user_id === null ? null : toOwner({ id: user_id, nickname: nickname ?? '', phone }),
          createdAt: created_at,
          answeredAt: answered_at,
        })),
      }
    },

    async markFeedback({ id, to }, { userId: adminId }) {
      await runTransaction(db, async (trx) => {
        const at = clock()
        if (!(await setAnswered(trx, id, to === 'answered' ? at : null))) {
          const isGone = (await findAnsweredAt(trx, id)) === undefined
          throw isGone
            ? new ApiError(ApiCodes.notFound, 'feedbackGone')
            : new ApiError(ApiCodes.conflict, 'alreadySo')
        }
        const action = to === 'answered' ? 'feedbackAnswered' : 'feedbackReopened'
        await insertAdminAudit(trx, adminId, { action, subject: { kind: 'feedback', id }, at })
      })
      return {}
    },
  } satisfies Partial<Handlers>
}
