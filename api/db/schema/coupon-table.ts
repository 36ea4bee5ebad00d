import type { CouponKind } from '#contract/admin/admin-coupon'

/** A coupon. Its terms never change. Times in ms since 1970. */
export type CouponRow = {
  /** The code, in capital letters and digits. */
  id: string
  kind: CouponKind
  /** A percentage, or fen. */
  value: number
  /** JSON: the ids of the plans it is for. */
  plans: string
  starts_at: number
  /** Excluded. */
  ends_at: number
  max_uses: number
  uses_per_user: number
  /** 1 or 0. */
  first_purchase_only: number
  note: string
  /** Null while it can be used. */
  disabled_at: number | null
  created_at: number
}
