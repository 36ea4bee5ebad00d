import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { ScanToPayOrder } from '#app/features/pricing/pricing.server'
import { CouponField } from './coupon-field'
import { CouponFold } from './coupon-fold'
import { PurchaseInputs } from './purchase-inputs'
import type { LoadedCoupon } from './load-coupon.server'

export type OrderCouponProps = {
  takesCoupons: boolean
  coupon: LoadedCoupon | undefined
  isBusy: boolean
}

/** Below an order to be paid: the field of a coupon, or the way back to the list price. Either places another order. */
export function OrderCoupon({
  order,
  takesCoupons,
  coupon,
  isBusy,
}: OrderCouponProps & { order: ScanToPayOrder }) {
  const { t } = useTranslation('pricing')
  if (!order.coupon && !takesCoupons && !coupon) return null
  const form = (
    <>
      <input type="hidden" name="tradeNo" value={order.tradeNo} />
      <PurchaseInputs plan={order.productId} months={order.months} />
    </>
  )
  const action = `/pricing?order=${order.tradeNo}`
  if (order.coupon)
    return (
      <Form method="post" action={action} preventScrollReset className="mt-4 text-center">
        {form}
        <button
          type="submit"
          name="intent"
          value="buy"
          disabled={isBusy}
          className="touch-target text-sm text-muted-foreground underline hover:text-primary"
        >
          {t('coupon.without')}
        </button>
      </Form>
    )
  return (
    <CouponFold isOpen={coupon !== undefined} isCentred>
      <Form method="post" action={action} preventScrollReset>
        {form}
        <CouponField coupon={coupon} isBusy={isBusy} intent="buy" />
      </Form>
    </CouponFold>
  )
}
