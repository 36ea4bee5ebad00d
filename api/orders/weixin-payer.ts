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
 * The payer's openid inside WeChat, by the flow they started for it. Idempotent while the flow lives.
 * @throws ApiError -6007 when payments inside WeChat are off; -8001 for an invalid flow; -8002 for a snapshot
 * user;
 * -8005 when WeChat does not answer.
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
