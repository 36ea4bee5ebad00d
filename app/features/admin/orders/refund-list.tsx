import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { useRevalidateWhile } from '#app/components/use-revalidate-while'
import { formatFen } from '#app/components/plans/format-fen'
import { useFormatters } from '#app/i18n/use-formatters'
import type { AdminOrder, RefundEntry } from '#contract/admin/admin-order'

const refreshIntervalMs = 10_000

/** The refunds of an order: their state, and who sent them. */
export function RefundList({ order: { refunds, tradeNo } }: { order: AdminOrder }) {
  const { t } = useTranslation('admin-refunds')
  const { formatDateTime } = useFormatters()
  useRevalidateWhile(
    refunds.some(({ state }) => state === 'processing'),
    refreshIntervalMs,
  )
  if (refunds.length === 0) return null
  return (
    <section aria-labelledby="refunds" className="mt-8">
      <h2 id="refunds" className="font-semibold">
        {t('list')}
      </h2>
      <ul className="mt-3 divide-y divide-border rounded-lg border border-border bg-card">
        {refunds.map(({ refundNo, source, fen, state, reason, by, askedAt, doneAt, ...query }) => (
          <li key={refundNo} className="px-4 sm:px-5 py-3.5 text-sm">
            <p className="flex flex-wrap items-baseline gap-x-4 gap-y-1">
              <strong className="font-medium">{t(`states.${state}`)}</strong>
              <span className="tabular-nums">{formatFen(fen)}</span>
              <span className="break-words text-muted-foreground">{reason}</span>
              <span className="ml-auto text-subtle-foreground tabular-nums">
                {formatDateTime(doneAt ?? askedAt)}
              </span>
            </p>
            <p className="mt-1 text-subtle-foreground">
              {source === 'merchant'
                ? t('byMerchant')
                : t('by', { name: by ?? t('ownerGone'), time: formatDateTime(askedAt) })}
            </p>
            {state === 'processing' || state === 'abnormal' ? (
              <Form
                method="post"
                action={`/admin/orders?number=${tradeNo}`}
                preventScrollReset
                className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-2"
              >
                <QueryTimes {...query} />
                <input type="hidden" name="tradeNo" value={tradeNo} />
                <Button type="submit" name="intent" value="follow" variant="outline" size="sm">
                  {t('follow')}
                </Button>
              </Form>
            ) : null}
          </li>
        ))}
      </ul>
    </section>
  )
}

/** When the provider was queried about an open refund, and when it will be by itself. */
function QueryTimes({ queriedAt, nextQueryAt }: Pick<RefundEntry, 'queriedAt' | 'nextQueryAt'>) {
  const { t } = useTranslation('admin-refunds')
  const { formatTimeWithSeconds } = useFormatters()
  const next = nextQueryAt === null ? '' : formatTimeWithSeconds(nextQueryAt)
  if (queriedAt === null) return next ? <span>{t('notQueried', { next })}</span> : null
  const time = formatTimeWithSeconds(queriedAt)
  return (
    <span className="text-muted-foreground tabular-nums">
      {next ? t('queriedNext', { time, next }) : t('queried', { time })}
    </span>
  )
}
