import { postJson } from '#app/api-client/post-json'
import type { CardMonths } from '#contract/billing/card-months'
import type { PaidPlanId } from '#contract/billing/product'
import type { PurchaseStep, PurchaseResult, PurchaseProblem } from '#app/features/pricing/pricing.server'
import { payWithBridge } from './weixin-bridge'

/** `price`: the price shown to the user, in fen. */
export type PayOauthCallback = {
  productId: PaidPlanId
  months: CardMonths
  code: string
  state: string
  price?: number | undefined
  coupon?: string | undefined
}
type NetworkProblem = { problem: PurchaseProblem['problem']; message: undefined }
export type PaymentResult =
  { go: string } | { problem: PurchaseProblem['problem'] | 'payFailed'; message?: string | undefined }

/** `confirmPrice` asks for consent to a changed price. */
type PaymentPrompts = { onOpening(): void; confirmPrice(price: number): Promise<boolean> }

/** Order, WeChat's payment sheet, check. Never rejects: every failure has a specific message. */
export async function payInWeixin(
  { price, ...callback }: PayOauthCallback,
  { onOpening, confirmPrice }: PaymentPrompts,
): Promise<PaymentResult> {
  onOpening()
  const orderResult = await postStep({ intent: 'payInWeixin', ...callback }, 'wakeFailed')
  if (!('bridge' in orderResult)) return orderResult
  const { bridge, productId } = orderResult
  if (price !== undefined && bridge.price !== price) {
    if (!(await confirmPrice(bridge.price))) return { go: '/pricing' }
    onOpening()
  }
  if ((await payWithBridge(bridge)) !== 'ok') return { problem: 'payFailed' }
  const checkResult = await postStep(
    { intent: 'checkInWeixin', productId, tradeNo: bridge.tradeNo },
    'checkFailed',
  )
  return 'bridge' in checkResult ? { problem: 'checkFailed' } : checkResult
}

async function postStep(
  step: PurchaseStep,
  problem: PurchaseProblem['problem'],
): Promise<PurchaseResult | NetworkProblem> {
  try {
    const response = await postJson('/pricing/weixin', step)
    if (response.ok) return (await response.json()) as PurchaseResult
  } catch {
    // A network error returns the problem below.
  }
  return { problem, message: undefined }
}
