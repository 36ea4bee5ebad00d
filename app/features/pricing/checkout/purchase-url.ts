/** Where a purchase of a plan begins. `price`, in fen: what the person saw, so that another one is told to them. `back`: where they go on after paying. */
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
