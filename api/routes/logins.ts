import type { Handlers } from '../answer'
import { makeAdmin } from '../accounts/admins'
import { noteDevice } from '../accounts/code-asker'
import { refuseDisabled } from '../accounts/disabled'
import { openAccountByPhone } from '../accounts/open-account'
import { proveCode, sendCode, useProvedCode } from '../accounts/codes'
import { inviteOf, recordInvite } from '../accounts/invite'
import { openSession, refreshedToken } from '../accounts/sessions'
import { deleteSessions } from '../db/sessions'
import { knownCaller } from '../known-caller'
import type { Parts } from '../parts'
import { Refusal } from '../refusal'

type LoginCalls = 'checkLogin' | 'logout' | 'checkAdmin' | 'sendLoginCode' | 'loginByPhone'

export function loginRoutes(parts: Parts): Pick<Handlers, LoginCalls> {
  const { db, clock, adminPhones } = parts
  return {
    checkLogin: (_, caller) => refreshedToken(parts, caller),

    async logout(_, caller) {
      try {
        const { userId, sessionId } = await knownCaller(parts, caller)
        await deleteSessions(db, userId, sessionId)
      } catch (error) {
        // Whoever is not logged in is logged out.
        if (!(error instanceof Refusal)) throw error
      }
      return {}
    },

    checkAdmin: (_, { isAdmin }) => isAdmin,

    sendLoginCode: (wish, caller) => sendCode(parts, { ...wish, purpose: 'login', caller }),

    async loginByPhone({ phone, captcha, proof, policyVersion, ...invite }, caller) {
      const { userAgent } = caller
      const proved = await proveCode(parts, { phone, purpose: 'login', captcha, caller, proof })
      const invited = await inviteOf(invite, phone)
      return db.transaction().execute(async (trx) => {
        await useProvedCode(trx, proved)
        const agreed = { policyVersion, now: clock() }
        const { user, isNewUser } = await openAccountByPhone(trx, phone, agreed)
        refuseDisabled(user)
        if (isNewUser && invited) await recordInvite(trx, user.id, invited, clock())
        if (adminPhones.includes(phone)) await makeAdmin(trx, user, clock())
        await noteDevice(trx, { userId: user.id, caller, now: clock() })
        const token = await openSession({ db: trx, clock }, { userId: user.id, userAgent })
        return { token, isNewUser }
      })
    },
  }
}
