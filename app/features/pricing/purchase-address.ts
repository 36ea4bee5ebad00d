/** Where a purchase of a plan begins. `price`, in fen: what the person saw, so that another one is told to them. */
export function purchaseAddress(productId: string, price: number | undefined, page = '/pricing'): string {
  const seen = price === undefined ? '' : `&price=${price}`
  return `${page}?productId=${productId}${seen}`
}
