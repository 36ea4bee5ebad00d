import { ApiCodes } from '#contract/http/api-codes'
import { fieldError } from '#contract/validation/field-error-codes'
import { safeRedirectPath } from '#contract/validation/safe-redirect-path'
import { getUser } from '../users/open-account'
import { exchangeCodeOnce, type RequireFlow } from './exchange-code'
import { requireOAuthFlow } from './require-oauth-flow'
import { finishOAuthFlow } from './finish-oauth-flow'
import type { Handlers } from '../../http/call-handler'
import { lockUsers } from '../users/users.queries'
import { deleteUserWeixinIdentities } from './weixin-identities.queries'
import { insertOAuthFlow } from './oauth-flows.queries'
import { hashSecret, newWeixinState } from '../../ids-and-hashes'
import { authenticate } from '../../http/authenticate'
import type { Dependencies } from '../../dependencies'
import { ApiError, invalidFields } from '../../http/api-error'
import { consumeRateLimits } from '../../rate-limits/enforce-rate-limits'
import { oauthFlowLifeMs } from '../../lifetimes'
import { weixinLoginLimits } from '../../rate-limits/rate-limits'

export function weixinRoutes(deps: Dependencies) {
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
      const requireFlow: RequireFlow = (flow) => requireOAuthFlow(flow, browser, clock())
      return { next: await exchangeCodeOnce(deps, { state, code }, requireFlow) }
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
  } satisfies Partial<Handlers>
}
