import { ApiCodes } from '#contract/codes'
import type { Caller } from '../caller'
import { runTransaction } from '../accounts/begin-again'
import type { Handlers } from '../answer'
import { insertAdminAudit } from '../db/audit-log'
import { findAnsweredAt, insertFeedback, listFeedback, setAnswered } from '../db/feedback'
import { deriveFeedbackId } from '../keys'
import { authenticate } from '../known-caller'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'
import { consumeRateLimits } from '../refuse-when-full'
import { chinaDay } from '../rules/day-in-china'
import { ipGroup } from '../rules/ip-group'
import { feedbackLifeMs } from '../rules/lifetimes'
import { feedbackLimits } from '../rules/limits'
import { toOwner } from './admin-owner'

type Calls = 'sendFeedback' | 'listFeedback' | 'markFeedback'

/** Messages to the service: from anybody, to its admins. */
export function feedbackRoutes(deps: Dependencies): Pick<Handlers, Calls> {
  const { db, clock, secrets } = deps

  /** The account of who sends; null for a guest. A login that ended must not cost anybody their message. */
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
      await insertFeedback(db, {
        ...message,
        id: deriveFeedbackId(messageParts, secrets[0]),
        user_id: userId,
        created_at: now,
        answered_at: null,
        expires_at: now + feedbackLifeMs,
      })
      return {}
    },

    async listFeedback(asked) {
      const { rows, ...page } = await listFeedback(db, asked, clock())
      return {
        ...page,
        rows: rows.map(({ id, topic, message, contact, created_at, answered_at, user_id, ...of }) => ({
          id,
          topic,
          message,
          contact,
          owner:
            user_id === null ? null : toOwner({ id: user_id, nickname: of.nickname ?? '', phone: of.phone }),
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
  }
}
