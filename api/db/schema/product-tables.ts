export type ProductRow = {
  id: string
  /** 0, 100, 200 or 300: what a grant of it is worth against the others. */
  level: number
  name: string
  price_fen: number
  /** 1 or 0. */
  buyable: number
  /** JSON: benefit id → value, -1 for no limit. As it is sold now; what somebody has is a matter of product_terms. */
  benefits: string
  /** One more with each change of what it gives or of how it is shown. */
  revision: number
  /** JSON of contract/billing/product.ts, PlanShown: what admins wrote for its card; `{}` for none. */
  shown: string
}

/** What a product gives from a moment on (ms since 1970), until its next line. */
export type ProductTermsRow = { product_id: string; from_at: number; benefits: string }

/** A counted download: until `closes_at` the same item can be taken again. `item`: `resume:` or `draft:` and its id. */
export type DownloadWindowRow = { user_id: string; item: string; opened_at: number; closes_at: number }
