import { ApiCodes } from '#contract/codes'
import { fieldError } from '#contract/problems'
import type { Handlers } from '../answer'
import { verifyCode, sendCode, consumeVerifiedCode } from '../accounts/codes'
import { getUser } from '../accounts/open-account'
import { readProfile } from '../accounts/profile'
import { exportOwnedRows } from '../db/owned-by-user'
import { updateUser, scheduleUserClosure } from '../db/users'
import type { Dependencies } from '../parts'
import { ApiError, invalidFields } from '../refusal'
import { consumeRateLimits } from '../refuse-when-full'
import { coolingOffMs } from '../rules/lifetimes'
import { exportLimits, renameLimits } from '../rules/limits'

type ProfileCalls =
  'readProfile' | 'renameUser' | 'exportData' | 'sendClosingCode' | 'closeAccount' | 'keepAccount'

export function profileRoutes(deps: Dependencies): Pick<Handlers, ProfileCalls> {
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
  }
}
