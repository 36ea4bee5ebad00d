type PurchaseUrlOptions = {
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
  { page = '/pricing', back, coupon }: PurchaseUrlOptions = {},
): string {
  const params = new URLSearchParams({
    productId,
    ...(price !== undefined && { price: String(price) }),
    ...(coupon && { coupon }),
    ...(back !== undefined && { back }),
  })
  return `${page}?${params}`
}

/** Returns the URL of the plans at the prices with a coupon, or with why it cannot be used; over an open order if there is one. */
export function couponUrl(coupon: string, tradeNo?: string): string {
  return `/pricing?${new URLSearchParams({ ...(tradeNo !== undefined && { order: tradeNo }), coupon })}`
}
