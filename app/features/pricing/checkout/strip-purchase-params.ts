/** What the address of a purchase carries is read once (spec §2); `hop` came along when another site led here. */
const oneTimeParams = ['payStep', 'productId', 'code', 'state', 'pf', 'hop', 'back']

export function hasPurchaseParams(query: URLSearchParams): boolean {
  return oneTimeParams.some((name) => query.has(name))
}

/** The address of the page without what was read; the rest stays. */
export function withoutPurchaseParams(search: string): string {
  const query = new URLSearchParams(search)
  // What was seen belongs to the plan that was named; with a purchase to open in WeChat it stays.
  if (query.has('productId')) query.delete('price')
  for (const name of oneTimeParams) query.delete(name)
  return query.size > 0 ? `/pricing?${query}` : '/pricing'
}
