import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { Handlers } from '../answer'
import { proveCode, sendCode, useProvedCode } from '../accounts/codes'
import { noteDevice } from '../accounts/code-asker'
import { recordPhone } from '../accounts/invite'
import { mergeAccounts } from '../accounts/merge'
import { openSession } from '../accounts/sessions'
import { deleteSessions } from '../db/sessions'
import { namingUnique, UniqueViolation } from '../db/unique-violation'
import { changeUser, findUserByPhone, lockUsers } from '../db/users'
import { hashPhone } from '../keys'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'

const phoneTaken = () => refuseFields({ phone: problem('phoneTaken') })

export function phoneBindingRoutes(parts: Parts): Pick<Handlers, 'sendBindCode' | 'bindPhone'> {
  const { db, clock } = parts
  return {
    sendBindCode: (wish, caller) =>
      sendCode(parts, { ...wish, purpose: 'bind', caller, userId: caller.userId }),

    async bindPhone({ phone, captcha, proof }, caller) {
      const { userId, sessionId, userAgent } = caller
      const proved = await proveCode(parts, { phone, purpose: 'bind', captcha, caller, userId, proof })
      const phoneHash = await hashPhone(phone)
      const bound = db.transaction().execute(async (trx) => {
        await useProvedCode(trx, proved)
        const found = await findUserByPhone(trx, phone)
        if (found?.id === userId) return { token: null }
        // Both at once and in one order; what they have now counts.
        const locked = await lockUsers(trx, found ? [userId, found.id] : [userId])
        const user = locked.find(({ id }) => id === userId)
        if (!user) throw new Refusal(Codes.tokenRevoked, 'tokenRevoked')
        const owner = locked.find((one) => one.id !== userId && one.phone === phone)
        if (owner) {
          if (user.phone !== null) throw phoneTaken()
          await mergeAccounts(trx, { from: userId, into: owner.id })
          // In the place of the caller's own session, which came over with the others.
          await deleteSessions(trx, owner.id, sessionId)
          await noteDevice(trx, { userId: owner.id, caller, now: clock() })
          return { token: await openSession({ db: trx, clock }, { userId: owner.id, userAgent }) }
        }
        await changeUser(trx, userId, { phone })
        await recordPhone(trx, userId, phoneHash, clock())
        await noteDevice(trx, { userId, caller, now: clock() })
        return { token: null }
      })
      return namingUnique(bound).catch((error: unknown) => {
        // Somebody else bound it in the same moment.
        throw error instanceof UniqueViolation ? phoneTaken() : error
      })
    },
  }
}
