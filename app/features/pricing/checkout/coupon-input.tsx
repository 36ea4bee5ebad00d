/** What of a purchase form keeps the coupon. */
export function CouponInput({ coupon }: { coupon: string | undefined }) {
  return coupon === undefined ? null : <input type="hidden" name="coupon" value={coupon} />
}
