import { Codes } from '#contract/codes'
import { problem } from '#contract/problems'
import { safePath } from '#contract/safe-path'
import { requireUser } from '../accounts/open-account'
import { takeCode } from '../accounts/weixin-code'
import { finishRound } from '../accounts/weixin-finish'
import type { Handlers } from '../answer'
import { lockUsers } from '../db/users'
import { deleteWeixinIdentitiesOf } from '../db/weixin-identities'
import { insertWeixinRound } from '../db/weixin-rounds'
import { hashSecret, newWeixinState } from '../keys'
import { knownCaller } from '../known-caller'
import type { Parts } from '../parts'
import { Refusal, refuseFields } from '../refusal'
import { refuseWhenFull } from '../refuse-when-full'
import { weixinRoundLifeMs } from '../rules/lifetimes'
import { weixinLimits } from '../rules/limits'

type WeixinCalls = 'readWeixinApps' | 'makeWeixinState' | 'takeWeixinCode' | 'finishWeixin' | 'unbindWeixin'

export function weixinRoutes(parts: Parts): Pick<Handlers, WeixinCalls> {
  const { db, clock, weixin } = parts
  const apps = weixin?.apps ?? { mp: null, web: null }
  return {
    readWeixinApps: () => apps,

    async makeWeixinState({ pf, purpose, browser, returnTo }, caller) {
      if (!apps[pf]) throw new Refusal(Codes.providerUnavailable, 'weixinOff')
      const asker = purpose === 'login' ? undefined : await knownCaller(parts, caller)
      await refuseWhenFull(parts, weixinLimits(caller.ip))
      const [state, now] = [newWeixinState(), clock()]
      await insertWeixinRound(db, {
        state_hash: hashSecret(state),
        pf,
        purpose,
        return_to: safePath(returnTo),
        browser_hash: browser,
        user_id: asker?.userId ?? null,
        code_hash: null,
        outcome: null,
        app_id: null,
        open_id: null,
        union_id: null,
        nickname: '',
        is_new_user: 0,
        finished_at: null,
        created_at: now,
        expires_at: now + weixinRoundLifeMs,
      })
      return state
    },

    async takeWeixinCode({ state, browser, code }) {
      if (code === '') throw refuseFields({ code: problem('required') })
      return { next: await takeCode(parts, { state, browser, code }) }
    },

    finishWeixin: (finish, caller) => finishRound(parts, finish, caller),

    async unbindWeixin(_, { userId }) {
      await db.transaction().execute(async (trx) => {
        await lockUsers(trx, [userId])
        const { phone } = await requireUser(trx, userId)
        if (phone === null) throw new Refusal(Codes.conflict, 'weixinOnlyLogin')
        await deleteWeixinIdentitiesOf(trx, userId)
      })
      return {}
    },
  }
}
