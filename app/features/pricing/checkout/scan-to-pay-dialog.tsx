import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import { Button, buttonVariants } from '#app/components/ui/button'
import { QrCode } from '#app/components/qr-code/qr-code'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { useSecondsUntil } from '#app/components/use-countdown'
import { OrderCoupon, type OrderCouponProps } from './order-coupon'
import { PriceBreakdown } from './price-breakdown'
import { PurchaseInputs } from './purchase-inputs'
import { pricingUrl, purchaseUrl } from './purchase-url'
import { PurchaseDialog } from './purchase-dialog'
import { PriceChangedNotice } from './price-changed-notice'
import type { ScanToPayOrder } from '#app/features/pricing/pricing.server'
import { usePaymentStatus } from './use-payment-status'
import { CopyWeixinLink } from '#app/features/pricing/pay-inside-weixin/copy-weixin-link'

type ScanToPayDialogProps = OrderCouponProps & {
  order: ScanToPayOrder
  /** The https://… origin of this site. */
  origin: string
  /** The order's price differs from the plan's price on the screen. */
  isPriceChanged: boolean
  problem: string | undefined
  simulatedPaymentUrl: string | undefined
}

/**
 * The QR code and the button 'paid'. It works without scripts; with them it detects the payment by itself.
 */
export function ScanToPayDialog({
  order,
  origin,
  isPriceChanged,
  problem,
  simulatedPaymentUrl,
  ...couponProps
}: ScanToPayDialogProps) {
  const { t } = useTranslation('pricing')
  const { joinSentences } = useFormatters()
  const cardName = useCardName()
  const { tradeNo, productId, months, price, qr } = order
  const coupon = order.coupon?.code
  const timeLeft = useSecondsUntil(order.expiresAt)
  usePaymentStatus(tradeNo)
  const isExpired = qr === null || timeLeft === 0
  return (
    <PurchaseDialog id="scan-title" months={months} title={t('scan.title')} closeLabel={t('scan.cancel')}>
      <p className="mt-1 text-muted-foreground">
        {cardName(productId, months)} ·{' '}
        <strong className="text-foreground tabular-nums">{formatFen(price)}</strong>
      </p>
      {isPriceChanged ? <PriceChangedNotice price={price} /> : null}
      {order.coupon ? (
        <PriceBreakdown
          card={{ price, listPrice: price + order.coupon.discount, coupon: order.coupon.code }}
        />
      ) : null}
      {isExpired ? (
        <ExpiredNotice isRefunded={order.state === 'refunded'} />
      ) : (
        <Code qr={qr} link={origin + purchaseUrl(productId, price, { months, coupon })} />
      )}
      {timeLeft !== undefined && !isExpired ? (
        <p className="mt-1 text-center text-xs text-balance text-subtle-foreground tabular-nums">
          {joinSentences(t('scan.remaining', { time: minutesAndSeconds(timeLeft) }), t('scan.watching'))}
        </p>
      ) : null}
      {problem ? (
        <p role="alert" className="mt-3 text-center text-sm text-destructive">
          {problem}
        </p>
      ) : null}
      <Form
        method="post"
        action={`/pricing?order=${tradeNo}`}
        preventScrollReset
        className="mt-5 flex flex-wrap justify-center gap-3"
      >
        <input type="hidden" name="tradeNo" value={tradeNo} />
        <PurchaseInputs plan={productId} months={months} price={price} coupon={coupon} />
        {isExpired ? null : (
          <Link
            to={pricingUrl({ months })}
            replace
            preventScrollReset
            className={buttonVariants({ variant: 'outline' })}
          >
            {t('scan.cancel')}
          </Link>
        )}
        {/* A user who paid in the last second can check after expiry, too. */}
        <Button type="submit" name="intent" value="check" variant={isExpired ? 'outline' : 'default'}>
          {t('scan.done')}
        </Button>
        {isExpired ? (
          <Button type="submit" name="intent" value="buy">
            {t('scan.again')}
          </Button>
        ) : null}
      </Form>
      {isExpired ? null : <OrderCoupon order={order} {...couponProps} />}
      {simulatedPaymentUrl && !isExpired ? (
        <p className="mt-4 text-center text-sm">
          <a href={simulatedPaymentUrl} target="_blank" rel="noreferrer" className="text-primary underline">
            {t('scan.simulated')}
          </a>
        </p>
      ) : null}
    </PurchaseDialog>
  )
}

/** Formats 299 seconds as 4:59. */
const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`

function ExpiredNotice({ isRefunded }: { isRefunded: boolean }) {
  const { t } = useTranslation('pricing')
  return (
    <div className="my-8 text-center">
      <p className="font-medium">{t(isRefunded ? 'scan.refunded' : 'scan.expired')}</p>
      {isRefunded ? null : (
        <p className="mt-1 text-sm text-balance text-muted-foreground">{t('scan.expiredText')}</p>
      )}
    </div>
  )
}

/**
 * A narrow touch screen detected as a desktop cannot scan itself either: its link continues inside WeChat.
 */
function Code({ qr, link }: { qr: string; link: string }) {
  const { t } = useTranslation('pricing')
  return (
    <>
      <div className="pointer-coarse:max-md:hidden">
        <div className="my-4 flex justify-center">
          <QrCode svg={qr} label={t('scan.qrAlt')} />
        </div>
        <p className="text-center text-sm text-balance text-muted-foreground">{t('scan.text')}</p>
      </div>
      <div className="my-4 hidden pointer-coarse:max-md:block">
        <p className="text-sm text-muted-foreground">{t('openInWeixin.open')}</p>
        <CopyWeixinLink link={link} copy={t('openInWeixin.button')} />
      </div>
    </>
  )
}
