/** Parameters of a purchase are read once (spec §2); `hop` is added by another site that leads here. */
const oneTimeParams = ['payStep', 'productId', 'code', 'state', 'pf', 'hop', 'back']

export function hasPurchaseParams(query: URLSearchParams): boolean {
  return oneTimeParams.some((name) => query.has(name))
}

/** Returns the page URL without the parameters read; the rest stays. */
export function withoutPurchaseParams(search: string): string {
  const query = new URLSearchParams(search)
  // `price` belongs to `productId`; for a purchase to open in WeChat it stays.
  if (query.has('productId')) query.delete('price')
  for (const name of oneTimeParams) query.delete(name)
  return query.size > 0 ? `/pricing?${query}` : '/pricing'
}
