import type { ChatStanding } from '#contract/chat'
import { effectivePlan } from '../accounts/plan'
import { listProducts } from '../db/products'
import type { Parts } from '../parts'
import { moreAnswers } from '../rules/more-answers'
import { answersLeft } from './charge'

/** Whether and how often somebody can ask the assistant, and where more comes from. */
export async function standingOf({ db, clock, ai }: Parts, userId: string): Promise<ChatStanding> {
  const now = clock()
  const [left, { product }, products] = await Promise.all([
    answersLeft(db, userId, now),
    effectivePlan(db, userId, now),
    listProducts(db),
  ])
  const onSale = products.filter(({ buyable }) => buyable === 1)
  const more = moreAnswers(product, onSale)
  return { available: ai !== undefined, simulated: ai?.simulated ?? false, left, more }
}
