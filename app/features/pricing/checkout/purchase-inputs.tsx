import type { PlanId } from '#contract/billing/benefits'
import type { CardMonths } from '#contract/billing/card-months'

type PurchaseInputsProps = {
  plan: PlanId
  months: CardMonths
  /** The price shown to the user, in fen; undefined where the server's is taken as it is. */
  price?: number
  coupon?: string | undefined
}

/** What a form buys, in hidden fields. */
export function PurchaseInputs({ plan, months, price, coupon }: PurchaseInputsProps) {
  return (
    <>
      <input type="hidden" name="productId" value={plan} />
      <input type="hidden" name="months" value={months} />
      {price === undefined ? null : <input type="hidden" name="price" value={price} />}
      {coupon === undefined ? null : <input type="hidden" name="coupon" value={coupon} />}
    </>
  )
}
