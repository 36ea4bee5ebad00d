import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import { Badge } from '#app/components/ui/badge'
import { Button } from '#app/components/ui/button'
import { useFormatters } from '#app/i18n/use-formatters'
import type { ListedOrder } from '#contract/billing/listed-order'

/** `lapsed`: cancelled, replaced or over, while WeChat may still have it open for some minutes. */
type ShownState = ListedOrder['state'] | 'lapsed'

function shownState({ state, isPayable }: ListedOrder): ShownState {
  return state === 'created' && !isPayable ? 'lapsed' : state
}

const stateColours = {
  created: 'warning',
  lapsed: 'secondary',
  paid: 'secondary',
  granted: 'success',
  closed: 'secondary',
  refunded: 'info',
} as const

/** What was bought, for how long, when and for how much, and what can be done with the order now. */
export function OrderCard({ order }: { order: ListedOrder }) {
  const { t } = useTranslation(['membership', 'pricing'])
  const cardName = useCardName()
  const { formatDate, formatShortDateTime } = useFormatters()
  const state = shownState(order)
  const { productId, months, price, coupon, createdAt, expiresAt, paidAt, refundedFen, channel, simulated } =
    order
  const date = formatDate(paidAt ?? createdAt)
  const notes = [
    t('days', { days: months * DAYS_PER_MONTH }),
    t(paidAt === null ? 'orderedOn' : 'paidOn', { date }),
    ...(paidAt === null ? [] : [t(`channels.${channel}`)]),
    ...(coupon ? [t('discounted', { discount: formatFen(coupon.discount) })] : []),
  ]
  const isPartlyRefunded = state === 'granted' && refundedFen > 0
  return (
    <li className="px-5 py-4 text-sm">
      <div className="flex items-baseline gap-x-3">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1">
          <span className="text-base font-medium">{cardName(productId, months)}</span>
          <Badge variant={stateColours[state]}>{t(`states.${state}`)}</Badge>
          {simulated ? <Badge variant="warning">{t('simulated')}</Badge> : null}
        </p>
        <p className="ml-auto text-base font-medium tabular-nums">{formatFen(price)}</p>
      </div>
      <ul className="mt-1 flex flex-wrap gap-x-3 text-muted-foreground tabular-nums">
        {notes.map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
      {isPartlyRefunded ? (
        <p className="mt-1">{t('partlyRefunded', { refunded: formatFen(refundedFen) })}</p>
      ) : null}
      {state === 'created' ? (
        <p className="mt-1">{t('payUntil', { time: formatShortDateTime(expiresAt) })}</p>
      ) : null}
      {state === 'lapsed' || state === 'closed' || state === 'refunded' ? (
        <p className="mt-1">{t(`outcomes.${state}`)}</p>
      ) : null}
      <OrderActions order={order} />
    </li>
  )
}

function OrderActions({ order }: { order: ListedOrder }) {
  const { t } = useTranslation('membership')
  const { tradeNo, productId, months, invoice } = order
  const state = shownState(order)
  const page = `/user/orders/${tradeNo}`
  const small = { variant: 'outline', size: 'sm' } as const
  const isOwned = state === 'granted'
  const canAsk = isOwned && (invoice === null || invoice === 'rejected')
  return (
    <div className="mt-3 flex flex-wrap gap-2">
      {state === 'created' ? (
        <>
          <ButtonLink to={`/pricing?order=${tradeNo}`} size="sm" label={t('goOn')} />
          <Form method="post" action="/user/orders" preventScrollReset>
            <input type="hidden" name="tradeNo" value={tradeNo} />
            <Button type="submit" name="intent" value="cancel" variant="ghost" size="sm">
              {t('cancel')}
            </Button>
          </Form>
        </>
      ) : null}
      {state === 'closed' || state === 'lapsed' ? (
        <ButtonLink
          to={`/pricing?productId=${productId}&months=${months}`}
          {...small}
          label={t('buyAgain')}
        />
      ) : null}
      {isOwned || state === 'refunded' || state === 'paid' ? (
        <ButtonLink to={page} {...small} label={t('receipt')} />
      ) : null}
      {canAsk ? (
        <ButtonLink
          to={`${page}?invoice=form#invoice`}
          {...small}
          label={t(invoice === null ? 'askInvoice' : 'rejectedInvoice')}
        />
      ) : null}
      {invoice === 'requested' || invoice === 'issued' ? (
        <ButtonLink to={`${page}#invoice`} {...small} label={t(`invoices.${invoice}`)} />
      ) : null}
      {isOwned ? (
        <ButtonLink to={`/help?order=${tradeNo}#feedback`} variant="ghost" size="sm" label={t('askRefund')} />
      ) : null}
    </div>
  )
}
