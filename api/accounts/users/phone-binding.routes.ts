import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Handlers } from '../../http/call-handler'
import { verifyCode, sendCode, consumeVerifiedCode } from '../sms-codes/send-and-verify-code'
import { rememberLoginDevice } from '../sms-codes/code-requester'
import { recordNewcomerPhone } from '../invites/record-invite'
import { mergeAccounts } from './merge-accounts'
import { openSession } from '../logins/session-tokens'
import { deleteSessions } from '../logins/sessions.queries'
import { mapUniqueViolation, UniqueViolation } from '../../db/unique-violation'
import { updateUser, findUserByPhone, lockUsers } from './users.queries'
import { hashPhone } from '../../ids-and-hashes'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'

const phoneTakenError = () => invalidFields({ phone: fieldError('phoneTaken') })

export function phoneBindingRoutes(deps: Dependencies) {
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
        // Locks both accounts at once and in one order; only the state read under the locks counts.
        const locked = await lockUsers(trx, found ? [userId, found.id] : [userId])
        const user = locked.find(({ id }) => id === userId)
        if (!user) throw new ApiError(ApiCodes.tokenRevoked, 'tokenRevoked')
        const owner = locked.find((one) => one.id !== userId && one.phone === phone)
        if (owner) {
          if (user.phone !== null) throw phoneTakenError()
          await mergeAccounts(trx, { from: userId, into: owner.id, now: clock() })
          // Replaces the caller's own session, which was merged into the other account.
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
        // Another request bound the phone in the same moment.
        throw error instanceof UniqueViolation ? phoneTakenError() : error
      })
    },
  } satisfies Partial<Handlers>
}
