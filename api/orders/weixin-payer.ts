import { ApiCodes } from '#contract/http/api-codes'
import { exchangeCodeOnce } from '../accounts/weixin-login/exchange-code'
import { requirePaymentFlow, flowNotFound } from '../accounts/weixin-login/require-oauth-flow'
import { findOAuthFlow } from '../accounts/weixin-login/oauth-flows.queries'
import type { PayProvider } from '../gateways/pay/pay-provider'
import { hashSecret } from '../ids-and-hashes'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'

type OAuthCallback = { userId: string; state: string; code: string }

/**
 * Who pays inside WeChat, by the round they began for it. Sent again, it says the same for as long as the round lives.
 * @throws Refusal -6007 when nobody can pay inside WeChat here, -8001 for a round that is no good, -8002 for a made-up
 * person, -8005 when WeChat does not answer
 */
export async function resolvePayerOpenId(
  deps: Dependencies,
  pay: PayProvider,
  { userId, ...callback }: OAuthCallback,
): Promise<string> {
  const { db, clock, weixin } = deps
  if (weixin?.apps.mp?.appId !== pay.appId) throw new ApiError(ApiCodes.redirectToPlans, 'payElsewhere')
  const outcome = await exchangeCodeOnce(deps, callback, (row) => requirePaymentFlow(row, userId, clock()))
  if (outcome === 'snapshot') throw new ApiError(ApiCodes.conflict, 'weixinSnapshot')
  const flow = await findOAuthFlow(db, hashSecret(callback.state))
  if (flow?.open_id == null || flow.app_id !== pay.appId) throw flowNotFound()
  return flow.open_id
}
