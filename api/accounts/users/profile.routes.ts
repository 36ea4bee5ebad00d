import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import type { Handlers } from '../../http/call-handler'
import { verifyCode, sendCode, consumeVerifiedCode } from '../sms-codes/send-and-verify-code'
import { getUser } from './open-account'
import { readProfile } from './read-profile'
import { exportOwnedRows } from './user-owned-tables'
import { updateUser, scheduleUserClosure } from './users.queries'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { coolingOffMs } from '../../lifetimes'
import { exportLimits, renameLimits } from '../../rate-limits/rate-limits'

export function profileRoutes(deps: Dependencies) {
  const { db, clock } = deps
  return {
    readProfile: (_, { userId }) => readProfile(db, userId),

    async renameUser({ nickname }, { userId }) {
      await consumeRateLimits(deps, renameLimits(userId))
      await updateUser(db, userId, { nickname })
      return readProfile(db, userId)
    },

    async exportData(_, { userId }) {
      await consumeRateLimits(deps, exportLimits(userId))
      const { phone } = await getUser(db, userId)
      return { profile: await readProfile(db, userId), phone, data: await exportOwnedRows(db, userId) }
    },

    async sendClosingCode({ proof }, caller) {
      const { userId } = caller
      const { phone } = await getUser(db, userId)
      if (phone === null) throw new ApiError(ApiCodes.invalidInput, 'noPhone')
      return sendCode(deps, { phone, purpose: 'close', caller, userId, proof })
    },

    async closeAccount({ captcha, proof }, caller) {
      const { userId } = caller
      const { phone } = await getUser(db, userId)
      if (phone !== null && captcha === undefined) throw invalidFields({ captcha: fieldError('codeEmpty') })
      const verified =
        phone !== null && captcha !== undefined
          ? await verifyCode(deps, { phone, purpose: 'close', captcha, caller, userId, proof })
          : undefined
      await db.transaction().execute(async (trx) => {
        if (verified) await consumeVerifiedCode(trx, verified)
        await scheduleUserClosure(trx, userId, clock() + coolingOffMs)
      })
      return readProfile(db, userId)
    },

    async keepAccount(_, { userId }) {
      await updateUser(db, userId, { closes_at: null })
      return readProfile(db, userId)
    },
  } satisfies Partial<Handlers>
}
