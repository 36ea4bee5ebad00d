import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { buttonVariants } from '#app/components/ui/button'
import type { PlanCard } from '#app/features/pricing/plans/plan-cards'
import { purchaseUrl } from '#app/features/pricing/checkout/purchase-url'
import { CouponField } from '#app/features/pricing/checkout/coupon-field'
import { CouponFold } from '#app/features/pricing/checkout/coupon-fold'
import type { OrderCouponProps } from '#app/features/pricing/checkout/order-coupon'
import { PriceBreakdown } from '#app/features/pricing/checkout/price-breakdown'
import { PurchaseDialog } from '#app/features/pricing/checkout/purchase-dialog'
import { PriceChangedNotice } from '#app/features/pricing/checkout/price-changed-notice'
import { CopyWeixinLink } from './copy-weixin-link'

type OpenInWeixinDialogProps = OrderCouponProps & {
  card: PlanCard
  /** The price shown to the user, in fen. */
  seenPrice: number | undefined
  origin: string
}

/**
 * On a phone outside WeChat: instead of a code it cannot scan, the link that continues the purchase inside
 * WeChat.
 */
export function OpenInWeixinDialog({
  card,
  seenPrice,
  origin,
  takesCoupons,
  coupon,
  isBusy,
}: OpenInWeixinDialogProps) {
  const { t } = useTranslation('pricing')
  const cardName = useCardName()
  return (
    <PurchaseDialog
      id="in-weixin-title"
      months={card.months}
      title={t('openInWeixin.title')}
      closeLabel={t('scan.cancel')}
    >
      <p className="mt-1 text-muted-foreground">
        {cardName(card.plan, card.months)} ·{' '}
        <strong className="text-foreground tabular-nums">{formatFen(card.price)}</strong>
      </p>
      <PriceBreakdown card={card} />
      {seenPrice !== undefined && seenPrice !== card.price ? <PriceChangedNotice price={card.price} /> : null}
      <ol className="mt-4 list-decimal space-y-1 pl-5 text-sm text-muted-foreground">
        <li>{t('openInWeixin.copy')}</li>
        <li>{t('openInWeixin.open')}</li>
        <li>{t('openInWeixin.pay')}</li>
      </ol>
      <CopyWeixinLink
        link={origin + purchaseUrl(card.plan, card.price, card)}
        copy={t('openInWeixin.button')}
      />
      <p className="mt-3 flex flex-wrap gap-3">
        <Link to="/user/orders" className={buttonVariants({ variant: 'outline' })}>
          {t('openInWeixin.done')}
        </Link>
      </p>
      {card.coupon === undefined && (takesCoupons || coupon) ? (
        <CouponFold isOpen={coupon !== undefined}>
          <Form method="get" action="/pricing" preventScrollReset>
            <input type="hidden" name="openInWeixin" value={card.plan} />
            <input type="hidden" name="months" value={card.months} />
            <CouponField coupon={coupon} isBusy={isBusy} />
          </Form>
        </CouponFold>
      ) : null}
    </PurchaseDialog>
  )
}
