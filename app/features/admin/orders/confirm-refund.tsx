import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { Button, buttonVariants } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'
import type { AdminOrder } from '#contract/admin/admin-order'

/** The confirmation step before a refund, with its reason. */
export function ConfirmRefund({ order: { tradeNo, refundableFen, productId } }: { order: AdminOrder }) {
  const { t } = useTranslation(['admin-refunds', 'pricing'])
  const price = formatFen(refundableFen)
  const busy = useNavigation().state === 'submitting'
  return (
    <section
      aria-labelledby="refund-confirm"
      className="mt-8 rounded-lg border border-destructive/40 bg-card p-5"
    >
      <h2 id="refund-confirm" className="font-semibold">
        {t('confirm', { price })}
      </h2>
      <p className="mt-1 text-sm text-muted-foreground">
        {t('confirmText', { name: t(`pricing:plans.${productId}.name`) })}
      </p>
      <Form method="post" action={`/admin/orders?number=${tradeNo}`} className="mt-4">
        <input type="hidden" name="tradeNo" value={tradeNo} />
        <label htmlFor="reason" className="text-sm font-medium">
          {t('reason')}
        </label>
        <Input id="reason" name="reason" required maxLength={80} className="mt-1.5" />
        <p className="mt-4 flex flex-wrap gap-3">
          <Button type="submit" name="intent" value="refund" variant="destructive" disabled={busy}>
            {t('send', { price })}
          </Button>
          <Link to={`/admin/orders?number=${tradeNo}`} className={buttonVariants({ variant: 'outline' })}>
            {t('cancel')}
          </Link>
        </p>
      </Form>
    </section>
  )
}
