import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { formatFen } from '#app/components/plans/format-fen'
import type { PlanCard } from '#app/features/pricing/plans/plan-cards'
import { CouponInput } from './coupon-input'
import { PriceBreakdown } from './price-breakdown'
import { PriceChangedNotice } from './price-changed-notice'

/** Confirms the plan in the address by a press: without scripts nothing starts by itself. */
export function ConfirmPurchase({ card, seenPrice }: { card: PlanCard; seenPrice: number | undefined }) {
  const { t } = useTranslation('pricing')
  const price = formatFen(card.price)
  return (
    <Form
      method="post"
      action="/pricing"
      className="needs-no-script mb-8 rounded-lg border border-primary bg-secondary p-5"
    >
      <h2 className="text-lg font-semibold">{t('confirm.title', { name: t(`plans.${card.plan}.name`) })}</h2>
      <p className="mt-1 text-sm text-muted-foreground">{t('confirm.text', { price })}</p>
      <PriceBreakdown card={card} />
      {seenPrice !== undefined && seenPrice !== card.price ? <PriceChangedNotice price={card.price} /> : null}
      <input type="hidden" name="productId" value={card.plan} />
      <input type="hidden" name="price" value={card.price} />
      <CouponInput coupon={card.coupon} />
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="buy">
          {t('confirm.buy', { price })}
        </Button>
        <Link to="/pricing" className={buttonVariants({ variant: 'outline' })}>
          {t('confirm.cancel')}
        </Link>
      </p>
    </Form>
  )
}
