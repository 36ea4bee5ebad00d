import type { PaidPlanId } from '#contract/product'
import type { Intent, Outcome, Problem } from './pricing.server'
import { payByBridge } from './weixin-bridge'

/** `price`: what the person saw, in fen. */
export type PayRound = { productId: PaidPlanId; code: string; state: string; price?: number | undefined }
type Unsaid = { problem: Problem['problem']; said: undefined }
export type PayEnd = { go: string } | { problem: Problem['problem'] | 'payFailed'; said?: string | undefined }

/** `agree` asks about another price than was seen. */
type Asking = { waking(): void; agree(price: number): Promise<boolean> }

/** Order, WeChat's payment sheet, check. Never rejects: every way it can go wrong has a sentence of its own. */
export async function payInWeixin({ price, ...round }: PayRound, { waking, agree }: Asking): Promise<PayEnd> {
  waking()
  const ordered = await ask({ intent: 'payInWeixin', ...round }, 'wakeFailed')
  if (!('bridge' in ordered)) return ordered
  const { bridge, productId } = ordered
  if (price !== undefined && bridge.price !== price) {
    if (!(await agree(bridge.price))) return { go: '/pricing' }
    waking()
  }
  if ((await payByBridge(bridge)) !== 'ok') return { problem: 'payFailed' }
  const checked = await ask({ intent: 'checkInWeixin', productId, tradeNo: bridge.tradeNo }, 'checkFailed')
  return 'bridge' in checked ? { problem: 'checkFailed' } : checked
}

async function ask(step: Intent, problem: Problem['problem']): Promise<Outcome | Unsaid> {
  try {
    const response = await fetch('/pricing/weixin', {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify(step),
    })
    if (response.ok) return (await response.json()) as Outcome
  } catch {
    // Said below: the network is one more way it can fail.
  }
  return { problem, said: undefined }
}
