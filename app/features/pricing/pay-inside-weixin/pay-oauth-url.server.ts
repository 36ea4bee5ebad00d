import type { ApiClient } from '#app/api-client/api-client'
import type { CardMonths } from '#contract/billing/card-months'
import type { PaidPlanId } from '#contract/billing/product'
import { purchaseUrl } from '#app/features/pricing/checkout/purchase-url'

type PayOauthParams = {
  productId: PaidPlanId
  months: CardMonths
  /** The price shown to the user, in fen. */
  price: number | undefined
  coupon: string | undefined
  publicOrigin: string
  browser: string
}

/**
 * Returns the URL of WeChat's silent OAuth, which identifies the payer; undefined without an official
 * account. It redirects to /pricing with payStep=2 and a code (spec §2, §7). WeChat reads the parameters in
 * this order.
 */
export async function payOauthUrl(api: ApiClient, params: PayOauthParams): Promise<string | undefined> {
  const { mp } = await api.call('readWeixinApps', {})
  if (!mp) return undefined
  const returnPath = `${purchaseUrl(params.productId, params.price, params)}&payStep=2&pf=mp`
  const state = await api.call('makeWeixinState', {
    pf: 'mp',
    purpose: 'pay',
    browser: params.browser,
    returnTo: returnPath,
  })
  const redirectUri = encodeURIComponent(params.publicOrigin + returnPath)
  return `${mp.authorizeUrl}?appid=${mp.appId}&redirect_uri=${redirectUri}&response_type=code&scope=snsapi_base&state=${state}#wechat_redirect`
}
