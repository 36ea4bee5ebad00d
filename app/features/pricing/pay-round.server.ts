import type { Upstream } from '#app/api-client/upstream'
import type { PaidPlanId } from '#contract/product'
import { purchaseAddress } from './purchase-address'

type Round = {
  productId: PaidPlanId
  /** What the person saw, in fen. */
  price: number | undefined
  publicOrigin: string
  browser: string
}

/**
 * The address of WeChat's silent round that tells who pays; undefined when the official account is not set up. It comes
 * back to /pricing with payStep=2 and a code (spec §2, §7). WeChat reads the parameters in this order.
 */
export async function payRoundAddress(upstream: Upstream, round: Round): Promise<string | undefined> {
  const { mp } = await upstream.call('readWeixinApps', {})
  if (!mp) return undefined
  const back = `${purchaseAddress(round.productId, round.price)}&payStep=2&pf=mp`
  const state = await upstream.call('makeWeixinState', {
    pf: 'mp',
    purpose: 'pay',
    browser: round.browser,
    returnTo: back,
  })
  const redirectUri = encodeURIComponent(round.publicOrigin + back)
  return `${mp.authorizeUrl}?appid=${mp.appId}&redirect_uri=${redirectUri}&response_type=code&scope=snsapi_base&state=${state}#wechat_redirect`
}
