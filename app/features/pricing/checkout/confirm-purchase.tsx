import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import type { PlanCard } from '#app/features/pricing/plans/plan-cards'
import { PriceBreakdown } from './price-breakdown'
import { PriceChangedNotice } from './price-changed-notice'
import { PurchaseInputs } from './purchase-inputs'
import { pricingUrl } from './purchase-url'

/** Confirms the plan in the address by a press: without scripts nothing starts by itself. */
export function ConfirmPurchase({ card, seenPrice }: { card: PlanCard; seenPrice: number | undefined }) {
  const { t } = useTranslation('pricing')
  const cardName = useCardName()
  const price = formatFen(card.price)
  const plans = pricingUrl({ months: card.months })
  return (
    <Form
      method="post"
      action={plans}
      className="needs-no-script mb-8 rounded-lg border border-primary bg-secondary p-5"
    >
      <h2 className="text-lg font-semibold">
        {t('confirm.title', { name: cardName(card.plan, card.months) })}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {t('confirm.text', { price, days: card.months * DAYS_PER_MONTH })}
      </p>
      <PriceBreakdown card={card} />
      {seenPrice !== undefined && seenPrice !== card.price ? <PriceChangedNotice price={card.price} /> : null}
      <PurchaseInputs {...card} />
      <p className="mt-4 flex flex-wrap gap-3">
        <Button type="submit" name="intent" value="buy">
          {t('confirm.buy', { price })}
        </Button>
        <Link to={plans} className={buttonVariants({ variant: 'outline' })}>
          {t('confirm.cancel')}
        </Link>
      </p>
    </Form>
  )
}
