import type { ChatQuota } from '#contract/chat/chat'
import { effectivePlan } from '../membership/plans-and-products/effective-plan'
import { listProducts } from '../membership/plans-and-products/products.queries'
import type { Dependencies } from '../dependencies'
import { upgradeHint } from './upgrade-hint'
import { remainingAnswers } from './turns/reserve-answer'

/** Whether and how often a user can ask the assistant, and how to get more answers. */
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
