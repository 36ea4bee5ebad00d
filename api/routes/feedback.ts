import { Codes } from '#contract/codes'
import type { Caller } from '../caller'
import { inTransaction } from '../accounts/begin-again'
import type { Handlers } from '../answer'
import { noteOfAdmin } from '../db/audit-log'
import { answeredAt, insertFeedback, listFeedback, setAnswered } from '../db/feedback'
import { feedbackId } from '../keys'
import { knownCaller } from '../known-caller'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { dayInChina } from '../rules/day-in-china'
import { ipGroup } from '../rules/ip-group'
import { feedbackLifeMs } from '../rules/lifetimes'
import { feedbackLimits } from '../rules/limits'
import { toOwner } from './admin-owner'

type Calls = 'sendFeedback' | 'listFeedback' | 'markFeedback'

/** Messages to the service: from anybody, to its admins. */
export function feedbackRoutes(parts: Parts): Pick<Handlers, Calls> {
  const { db, clock, secrets } = parts

  /** The account of who sends; null for a guest. A login that ended must not cost anybody their message. */
  async function senderOf(caller: Caller): Promise<string | null> {
    if (!caller.token) return null
    try {
      return (await knownCaller(parts, caller)).userId
    } catch (error) {
      if (error instanceof Refusal) return null
      throw error
    }
  }

  return {
    async sendFeedback(message, caller) {
      const userId = await senderOf(caller)
      const sender = userId ?? ipGroup(caller.ip)
      await refuseWhenFull(parts, feedbackLimits(sender))
      const now = clock()
      const said = [sender, dayInChina(now).name, message.topic, message.contact, message.message]
      await insertFeedback(db, {
        ...message,
        id: feedbackId(said, secrets[0]),
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
      await inTransaction(db, async (trx) => {
        const at = clock()
        if (!(await setAnswered(trx, id, to === 'answered' ? at : null))) {
          const isGone = (await answeredAt(trx, id)) === undefined
          throw isGone
            ? new Refusal(Codes.notFound, 'feedbackGone')
            : new Refusal(Codes.conflict, 'alreadySo')
        }
        const action = to === 'answered' ? 'feedbackAnswered' : 'feedbackReopened'
        await noteOfAdmin(trx, adminId, { action, subject: { kind: 'feedback', id }, at })
      })
      return {}
    },
  }
}
