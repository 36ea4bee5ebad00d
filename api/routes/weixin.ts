import { ApiCodes } from '#contract/codes'
import { fieldError } from '#contract/problems'
import { safeRedirectPath } from '#contract/safe-path'
import { getUser } from '../accounts/open-account'
import { exchangeCodeForBrowser } from '../accounts/weixin-code'
import { finishOAuthFlow } from '../accounts/weixin-finish'
import type { Handlers } from '../answer'
import { lockUsers } from '../db/users'
import { deleteUserWeixinIdentities } from '../db/weixin-identities'
import { insertOAuthFlow } from '../db/weixin-rounds'
import { hashSecret, newWeixinState } from '../keys'
import { authenticate } from '../known-caller'
import type { Dependencies } from '../parts'
import { ApiError, invalidFields } from '../refusal'
import { consumeRateLimits } from '../refuse-when-full'
import { oauthFlowLifeMs } from '../rules/lifetimes'
import { weixinLoginLimits } from '../rules/limits'

type WeixinCalls = 'readWeixinApps' | 'makeWeixinState' | 'takeWeixinCode' | 'finishWeixin' | 'unbindWeixin'

export function weixinRoutes(deps: Dependencies): Pick<Handlers, WeixinCalls> {
  const { db, clock, weixin } = deps
  const apps = weixin?.apps ?? { mp: null, web: null }
  return {
    readWeixinApps: () => apps,

    async makeWeixinState({ pf, purpose, browser, returnTo }, caller) {
      if (!apps[pf]) throw new ApiError(ApiCodes.providerUnavailable, 'weixinOff')
      const requester = purpose === 'login' ? undefined : await authenticate(deps, caller)
      await consumeRateLimits(deps, weixinLoginLimits(caller.ip))
      const [state, now] = [newWeixinState(), clock()]
      await insertOAuthFlow(db, {
        state_hash: hashSecret(state),
        pf,
        purpose,
        return_to: safeRedirectPath(returnTo),
        browser_hash: browser,
        user_id: requester?.userId ?? null,
        code_hash: null,
        outcome: null,
        app_id: null,
        open_id: null,
        union_id: null,
        nickname: '',
        is_new_user: 0,
        finished_at: null,
        created_at: now,
        expires_at: now + oauthFlowLifeMs,
      })
      return state
    },

    async takeWeixinCode({ state, browser, code }) {
      if (code === '') throw invalidFields({ code: fieldError('required') })
      return { next: await exchangeCodeForBrowser(deps, { state, browser, code }) }
    },

    finishWeixin: (finish, caller) => finishOAuthFlow(deps, finish, caller),

    async unbindWeixin(_, { userId }) {
      await db.transaction().execute(async (trx) => {
        await lockUsers(trx, [userId])
        const { phone } = await getUser(trx, userId)
        if (phone === null) throw new ApiError(ApiCodes.conflict, 'weixinOnlyLogin')
        await deleteUserWeixinIdentities(trx, userId)
      })
      return {}
    },
  }
}
