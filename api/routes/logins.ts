import type { Handlers } from '../answer'
import { grantAdminFromSettings } from '../accounts/admins'
import { rememberLoginDevice } from '../accounts/code-asker'
import { rejectDisabledUser } from '../accounts/disabled'
import { openAccountByPhone } from '../accounts/open-account'
import { verifyCode, sendCode, consumeVerifiedCode } from '../accounts/codes'
import { prepareInvite, recordInvite } from '../accounts/invite'
import { openSession, refreshToken } from '../accounts/sessions'
import { deleteSessions } from '../db/sessions'
import { authenticate } from '../known-caller'
import type { Dependencies } from '../parts'
import { ApiError } from '../refusal'

type LoginCalls = 'checkLogin' | 'logout' | 'checkAdmin' | 'sendLoginCode' | 'loginByPhone'

export function loginRoutes(deps: Dependencies): Pick<Handlers, LoginCalls> {
  const { db, clock, adminPhones } = deps
  return {
    checkLogin: (_, caller) => refreshToken(deps, caller),

    async logout(_, caller) {
      try {
        const { userId, sessionId } = await authenticate(deps, caller)
        await deleteSessions(db, userId, sessionId)
      } catch (error) {
        // Whoever is not logged in is logged out.
        if (!(error instanceof ApiError)) throw error
      }
      return {}
    },

    checkAdmin: (_, { isAdmin }) => isAdmin,

    sendLoginCode: (input, caller) => sendCode(deps, { ...input, purpose: 'login', caller }),

    async loginByPhone({ phone, captcha, proof, policyVersion, ...invite }, caller) {
      const { userAgent } = caller
      const verified = await verifyCode(deps, { phone, purpose: 'login', captcha, caller, proof })
      const pendingInvite = await prepareInvite(invite, phone)
      return db.transaction().execute(async (trx) => {
        await consumeVerifiedCode(trx, verified)
        const consent = { policyVersion, now: clock() }
        const { user, isNewUser } = await openAccountByPhone(trx, phone, consent)
        rejectDisabledUser(user)
        if (isNewUser && pendingInvite) await recordInvite(trx, user.id, pendingInvite, clock())
        if (adminPhones.includes(phone)) await grantAdminFromSettings(trx, user, clock())
        await rememberLoginDevice(trx, { userId: user.id, caller, now: clock() })
        const token = await openSession({ db: trx, clock }, { userId: user.id, userAgent })
        return { token, isNewUser }
      })
    },
  }
}
