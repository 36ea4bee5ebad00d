import { Form, useNavigation } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { Input } from '#app/components/ui/input'

/** Records a refund made on the merchant platform without a notification; its number there is enough. */
export function RecordRefundForm({ tradeNo }: { tradeNo: string }) {
  const { t } = useTranslation('admin-refunds')
  const busy = useNavigation().state === 'submitting'
  return (
    <details className="group mt-6 rounded-lg border border-border bg-card text-sm">
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3.5 font-medium sm:px-5">
        {t('there')}
        <ChevronDown aria-hidden className="size-4 text-subtle-foreground group-open:rotate-180" />
      </summary>
      <Form
        method="post"
        action={`/admin/orders?number=${tradeNo}`}
        preventScrollReset
        className="border-t border-border px-4 py-4 sm:px-5"
      >
        <p className="text-muted-foreground">{t('thereText')}</p>
        <input type="hidden" name="tradeNo" value={tradeNo} />
        <label htmlFor="refund-no" className="mt-4 block font-medium">
          {t('thereNumber')}
        </label>
        <div className="mt-1.5 flex flex-wrap gap-3 sm:flex-nowrap">
          <Input
            id="refund-no"
            name="refundNo"
            required
            maxLength={64}
            autoComplete="off"
            className="font-mono"
          />
          <Button
            type="submit"
            name="intent"
            value="record"
            variant="outline"
            disabled={busy}
            className="max-sm:w-full"
          >
            {t('thereSend')}
          </Button>
        </div>
      </Form>
    </details>
  )
}
