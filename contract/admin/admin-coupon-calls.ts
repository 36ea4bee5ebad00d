import { CouponChangeInput, CouponInput } from './admin-coupon'
import { forAdmins } from '../http/endpoint'

/** Admin calls for coupons; their list is in admin-list-calls.ts. */
export const adminCouponCalls = {
  /** Idempotent: the same coupon sent twice is one. -8000 at `code` when it belongs to another. */
  createCoupon: forAdmins.post('/api/admin/coupons/create', { input: CouponInput }),
  /** Orders that were placed with it keep their price. */
  changeCoupon: forAdmins.post('/api/admin/coupons/change', { input: CouponChangeInput }),
}
