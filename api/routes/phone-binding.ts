import { ApiCodes } from '#contract/codes'
import { fieldError } from '#contract/problems'
import type { Handlers } from '../answer'
import { verifyCode, sendCode, consumeVerifiedCode } from '../accounts/codes'
import { rememberLoginDevice } from '../accounts/code-asker'
import { recordNewcomerPhone } from '../accounts/invite'
import { mergeAccounts } from '../accounts/merge'
import { openSession } from '../accounts/sessions'
import { deleteSessions } from '../db/sessions'
import { mapUniqueViolation, UniqueViolation } from '../db/unique-violation'
import { updateUser, findUserByPhone, lockUsers } from '../db/users'
import { hashPhone } from '../keys'
import type { Dependencies } from '../parts'
import { ApiError, invalidFields } from '../refusal'

const phoneTakenError = () => invalidFields({ phone: fieldError('phoneTaken') })

export function phoneBindingRoutes(deps: Dependencies): Pick<Handlers, 'sendBindCode' | 'bindPhone'> {
  const { db, clock } = deps
  return {
    sendBindCode: (wish, caller) =>
      sendCode(deps, { ...wish, purpose: 'bind', caller, userId: caller.userId }),

    async bindPhone({ phone, captcha, proof }, caller) {
      const { userId, sessionId, userAgent } = caller
      const verified = await verifyCode(deps, { phone, purpose: 'bind', captcha, caller, userId, proof })
      const phoneHash = await hashPhone(phone)
      const binding = db.transaction().execute(async (trx) => {
        await consumeVerifiedCode(trx, verified)
        const found = await findUserByPhone(trx, phone)
        if (found?.id === userId) return { token: null }
        // Both at once and in one order; what they have now counts.
        const locked = await lockUsers(trx, found ? [userId, found.id] : [userId])
        const user = locked.find(({ id }) => id === userId)
        if (!user) throw new ApiError(ApiCodes.tokenRevoked, 'tokenRevoked')
        const owner = locked.find((one) => one.id !== userId && one.phone === phone)
        if (owner) {
          if (user.phone !== null) throw phoneTakenError()
          await mergeAccounts(trx, { from: userId, into: owner.id })
          // In the place of the caller's own session, which came over with the others.
          await deleteSessions(trx, owner.id, sessionId)
          await rememberLoginDevice(trx, { userId: owner.id, caller, now: clock() })
          return { token: await openSession({ db: trx, clock }, { userId: owner.id, userAgent }) }
        }
        await updateUser(trx, userId, { phone })
        await recordNewcomerPhone(trx, userId, phoneHash, clock())
        await rememberLoginDevice(trx, { userId, caller, now: clock() })
        return { token: null }
      })
      return mapUniqueViolation(binding).catch((error: unknown) => {
        // Somebody else bound it in the same moment.
        throw error instanceof UniqueViolation ? phoneTakenError() : error
      })
    },
  }
}
