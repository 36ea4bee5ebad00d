/**
 * For how many months a plan can be bought at once: 月卡, 季卡, 半年卡, 年卡. The longer ones are sold where admins gave
 * them a price. In a file without zod, so that pages need not load it.
 */
export const CARD_MONTHS = [1, 3, 6, 12] as const
export type CardMonths = (typeof CARD_MONTHS)[number]

export const LONGER_CARD_MONTHS = [3, 6, 12] as const
export type LongerCardMonths = (typeof LONGER_CARD_MONTHS)[number]

export const CARD_LENGTH_NAMES = { 1: 'month', 3: 'quarter', 6: 'halfYear', 12: 'year' } as const

/** A month counts 31 days (decisions §5). */
export const DAYS_PER_MONTH = 31

/** Whether a longer card costs no more than its months one by one. Prices in fen. */
export function isFairPrice(priceFen: number, months: CardMonths, monthlyFen: number): boolean {
  return priceFen <= monthlyFen * months
}
