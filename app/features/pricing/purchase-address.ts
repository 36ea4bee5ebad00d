/** Where a purchase of a plan begins. `price`, in fen: what the person saw, so that another one is told to them. `back`: where they go on after paying. */
export function purchaseAddress(
  productId: string,
  price: number | undefined,
  page = '/pricing',
  back?: string,
): string {
  const seen = price === undefined ? '' : `&price=${price}`
  const then = back === undefined ? '' : `&${new URLSearchParams({ back })}`
  return `${page}?productId=${productId}${seen}${then}`
}
