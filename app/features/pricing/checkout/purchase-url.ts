/**
 * Returns the URL that starts a purchase. `price`, in fen: the price shown, so that the user learns of a
 * change. `back`: where to go after paying.
 */
export function purchaseUrl(
  productId: string,
  price: number | undefined,
  page = '/pricing',
  back?: string,
): string {
  const priceParam = price === undefined ? '' : `&price=${price}`
  const backParam = back === undefined ? '' : `&${new URLSearchParams({ back })}`
  return `${page}?productId=${productId}${priceParam}${backParam}`
}
