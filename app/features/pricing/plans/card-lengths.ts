import { LONGER_CARD_MONTHS, type CardMonths } from '#contract/billing/card-months'
import type { Product } from '#contract/billing/product'

/** `savedPercent`: the most that one of the plans saves against its months one by one, in whole percent. */
export type CardLength = { months: CardMonths; savedPercent: number }

/** The lengths that some plan is sold for, the shortest first: one month alone when admins gave no other a price. */
export function cardLengths(products: readonly Product[]): CardLength[] {
  const longer = LONGER_CARD_MONTHS.flatMap((months) => {
    const saved = products.flatMap(({ price, longerCards = [] }) =>
      longerCards
        .filter((card) => card.months === months)
        .map((card) => Math.floor(100 - (card.price * 100) / (price * months))),
    )
    return saved.length === 0 ? [] : [{ months, savedPercent: Math.max(...saved) }]
  })
  return [{ months: 1, savedPercent: 0 }, ...longer]
}
