import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import type { Handlers } from '../answer'
import { proveCode, sendCode, useProvedCode } from '../accounts/codes'
import { requireUser } from '../accounts/open-account'
import { readProfile } from '../accounts/profile'
import { exportOwned } from '../db/owned-by-user'
import { changeUser, closeUser } from '../db/users'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { coolingOffMs } from '../rules/lifetimes'
import { exportingLimits, renamingLimits } from '../rules/limits'

type ProfileCalls =
  'readProfile' | 'renameUser' | 'exportData' | 'sendClosingCode' | 'closeAccount' | 'keepAccount'

export function profileRoutes(parts: Parts): Pick<Handlers, ProfileCalls> {
  const { db, clock } = parts
  return {
    readProfile: (_, { userId }) => readProfile(db, userId),

    async renameUser({ nickname }, { userId }) {
      await refuseWhenFull(parts, renamingLimits(userId))
      await changeUser(db, userId, { nickname })
      return readProfile(db, userId)
    },

    async exportData(_, { userId }) {
      await refuseWhenFull(parts, exportingLimits(userId))
      const { phone } = await requireUser(db, userId)
      return { profile: await readProfile(db, userId), phone, data: await exportOwned(db, userId) }
    },

    async sendClosingCode({ proof }, caller) {
      const { userId } = caller
      const { phone } = await requireUser(db, userId)
      if (phone === null) throw new Refusal(Codes.badInput, 'noPhone')
      return sendCode(parts, { phone, purpose: 'close', caller, userId, proof })
    },

    async closeAccount({ captcha, proof }, caller) {
      const { userId } = caller
      const { phone } = await requireUser(db, userId)
      if (phone !== null && captcha === undefined) throw refuseFields({ captcha: problem('codeEmpty') })
      const proved =
        phone !== null && captcha !== undefined
          ? await proveCode(parts, { phone, purpose: 'close', captcha, caller, userId, proof })
          : undefined
      await db.transaction().execute(async (trx) => {
        if (proved) await useProvedCode(trx, proved)
        await closeUser(trx, userId, clock() + coolingOffMs)
      })
      return readProfile(db, userId)
    },

    async keepAccount(_, { userId }) {
      await changeUser(db, userId, { closes_at: null })
      return readProfile(db, userId)
    },
  }
}
