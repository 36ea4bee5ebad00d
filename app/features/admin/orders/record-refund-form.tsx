import { Form, useNavigation } from '@remix-run/react'
import { ChevronDown } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { useResultForm } from '#app/components/forms/use-result-form'
import { Button } from '#app/components/ui/button'
import { FormProblem } from '#app/features/admin/admin-form'

type RecordRefundFormProps = { tradeNo: string; result: FormResult | undefined }

/** Records a refund made on the merchant platform without a notification; its number there is enough. */
export function RecordRefundForm({ tradeNo, result }: RecordRefundFormProps) {
  const { t } = useTranslation('admin-refunds')
  const busy = useNavigation().state === 'submitting'
  const [form, { refundNo }] = useResultForm<{ refundNo: string }>(result)
  return (
    <details
      open={result !== undefined}
      className="group mt-6 rounded-lg border border-border bg-card text-sm"
    >
      <summary className="flex cursor-pointer list-none items-center justify-between gap-3 px-4 py-3.5 font-medium sm:px-5">
        {t('there')}
        <ChevronDown aria-hidden className="size-4 text-subtle-foreground group-open:rotate-180" />
      </summary>
      <Form
        id={form.id}
        method="post"
        action={`/admin/orders?number=${tradeNo}`}
        preventScrollReset
        className="grid gap-4 border-t border-border px-4 py-4 sm:px-5"
      >
        <p className="text-muted-foreground">{t('thereText')}</p>
        <FormProblem result={result} fields={['tradeNo']} />
        <input type="hidden" name="tradeNo" value={tradeNo} />
        <TextField
          id={refundNo.id}
          name={refundNo.name}
          defaultValue={refundNo.initialValue}
          error={refundNo.errors?.[0]}
          label={t('thereNumber')}
          required
          maxLength={64}
          autoComplete="off"
          className="font-mono"
          trailing={
            <Button type="submit" name="intent" value="record" variant="outline" disabled={busy}>
              {t('thereSend')}
            </Button>
          }
        />
      </Form>
    </details>
  )
}
