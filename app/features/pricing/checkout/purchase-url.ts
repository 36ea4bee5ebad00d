import type { CardMonths } from '#contract/billing/card-months'

type PurchaseUrlOptions = {
  months: CardMonths
  page?: string | undefined
  /** Where to go after paying. */
  back?: string | undefined
  /** The code of a coupon. */
  coupon?: string | undefined
}

/** Returns the URL that starts a purchase. `price`, in fen: the price shown, so that the user learns of a change. */
export function purchaseUrl(
  productId: string,
  price: number | undefined,
  { page = '/pricing', months, back, coupon }: PurchaseUrlOptions,
): string {
  const params = new URLSearchParams({
    productId,
    ...(price !== undefined && { price: String(price) }),
    ...monthsParam(months),
    ...(coupon && { coupon }),
    ...(back !== undefined && { back }),
  })
  return `${page}?${params}`
}

type PricingUrlOptions = {
  months: CardMonths
  /** The code of a coupon, for the prices with it or why it cannot be used. */
  coupon?: string | undefined
  /** An open order to show over the plans. */
  order?: string | undefined
  back?: string | undefined
}

/** Returns the URL of the plans as they are sold for so many months. */
export function pricingUrl({ months, coupon, order, back }: PricingUrlOptions): string {
  const params = new URLSearchParams({
    ...(order !== undefined && { order }),
    ...monthsParam(months),
    ...(coupon !== undefined && { coupon }),
    ...(back !== undefined && { back }),
  })
  return params.size > 0 ? `/pricing?${params}` : '/pricing'
}

function monthsParam(months: CardMonths): { months?: string } {
  return months === 1 ? {} : { months: String(months) }
}
