import type { Handlers } from '../../http/call-handler'
import { grantAdminFromSettings } from '../../admin/users/admin-role'
import { rememberLoginDevice } from '../sms-codes/code-requester'
import { rejectDisabledUser } from '../users/reject-disabled-user'
import { openAccountByPhone } from '../users/open-account'
import { verifyCode, sendCode, consumeVerifiedCode } from '../sms-codes/send-and-verify-code'
import { prepareInvite, recordInvite } from '../invites/record-invite'
import { openSession, refreshToken } from './session-tokens'
import { deleteSessions } from './sessions.queries'
import { authenticate } from '../../http/authenticate'
import type { Dependencies } from '../../dependencies'
import { ApiError } from '../../http/api-error'

export function loginRoutes(deps: Dependencies) {
  const { db, clock, adminPhones } = deps
  return {
    checkLogin: (_, caller) => refreshToken(deps, caller),

    async logout(_, caller) {
      try {
        const { userId, sessionId } = await authenticate(deps, caller)
        await deleteSessions(db, userId, sessionId)
      } catch (error) {
        // An expired or missing session is already logged out: that is no error.
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
  } satisfies Partial<Handlers>
}
