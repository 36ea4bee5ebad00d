export type ProductRow = {
  id: string
  /** 0, 100, 200 or 300: the rank of the plan among the others. */
  level: number
  name: string
  price_fen: number
  /** 1 or 0. */
  buyable: number
  /** JSON: benefit id → value, -1 for no limit. As sold now; what a member has is in product_terms. */
  benefits: string
  /** JSON: months → fen, of the longer cards that are sold. */
  longer_prices: string
  /** Incremented with each change. */
  revision: number
  /** JSON of PlanShown (contract/billing/product.ts): the card's texts by admins; `{}` for none. */
  shown: string
}

/** The benefits of a product from a moment on (ms since 1970), until its next row. */
export type ProductTermsRow = { product_id: string; from_at: number; benefits: string }

/**
 * A counted download: until `closes_at` the same item can be downloaded again. `item`: `resume:` or `draft:`
 * and its id.
 */
export type DownloadWindowRow = { user_id: string; item: string; opened_at: number; closes_at: number }
