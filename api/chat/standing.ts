import type { ChatQuota } from '#contract/chat'
import { effectivePlan } from '../accounts/plan'
import { listProducts } from '../db/products'
import type { Dependencies } from '../parts'
import { upgradeHint } from '../rules/more-answers'
import { remainingAnswers } from './charge'

/** Whether and how often somebody can ask the assistant, and where more comes from. */
export async function readQuotaStatus({ db, clock, ai }: Dependencies, userId: string): Promise<ChatQuota> {
  const now = clock()
  const [left, { product }, products] = await Promise.all([
    remainingAnswers(db, userId, now),
    effectivePlan(db, userId, now),
    listProducts(db),
  ])
  const onSale = products.filter(({ buyable }) => buyable === 1)
  const more = upgradeHint(product, onSale)
  return { available: ai !== undefined, simulated: ai?.simulated ?? false, left, more }
}
