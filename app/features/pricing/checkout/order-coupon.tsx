import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ScanToPayOrder } from '#app/features/pricing/pricing.server'
import { CouponField } from './coupon-field'
import { CouponFold } from './coupon-fold'
import type { LoadedCoupon } from './load-coupon.server'
import { PriceBreakdown } from './price-breakdown'

type OrderCouponProps = {
  order: ScanToPayOrder
  takesCoupons: boolean
  coupon: LoadedCoupon | undefined
  isBusy: boolean
}

/** The coupon of an order to be paid: its price with it, or the field for one. Either press places another order. */
export function OrderCoupon({ order, takesCoupons, coupon, isBusy }: OrderCouponProps) {
  const { t } = useTranslation('pricing')
  if (!order.coupon && !takesCoupons && !coupon) return null
  const { price } = order
  const form = (
    <>
      <input type="hidden" name="productId" value={order.productId} />
      <input type="hidden" name="tradeNo" value={order.tradeNo} />
    </>
  )
  const action = `/pricing?order=${order.tradeNo}`
  if (order.coupon) {
    const { code, discount } = order.coupon
    return (
      <>
        <PriceBreakdown card={{ price, listPrice: price + discount, coupon: code }} />
        <Form method="post" action={action} preventScrollReset className="mt-1 text-right">
          {form}
          <button
            type="submit"
            name="intent"
            value="buy"
            disabled={isBusy}
            className="touch-target text-xs text-muted-foreground underline hover:text-primary"
          >
            {t('coupon.without')}
          </button>
        </Form>
      </>
    )
  }
  return (
    <CouponFold isOpen={coupon !== undefined}>
      <Form method="post" action={action} preventScrollReset>
        {form}
        <CouponField coupon={coupon} isBusy={isBusy} intent="buy" />
      </Form>
    </CouponFold>
  )
}
