import { getInputProps, getTextareaProps } from '@conform-to/react'
import { Form, Link, useNavigation } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { useResultForm } from '#app/components/forms/use-result-form'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { InvoiceLimits, TITLE_KINDS, type InvoiceFields, type OrderInvoice } from '#contract/billing/invoice'

type InvoiceFormProps = { tradeNo: string; invoice: OrderInvoice; result: FormResult | undefined }

/** The request for an invoice, filled in from the request itself or from that of another order. */
export function InvoiceForm({ tradeNo, invoice: { request, suggestion }, result }: InvoiceFormProps) {
  const { t } = useTranslation('invoice')
  const busy = useNavigation().state === 'submitting'
  const defaultValue = request ?? suggestion ?? { titleKind: 'person' }
  const [form, fields] = useResultForm<InvoiceFields>(result, { defaultValue })
  const path = `/user/orders/${tradeNo}`
  return (
    <Form
      id={form.id}
      method="post"
      action={`${path}?invoice=form#invoice`}
      noValidate
      preventScrollReset
      className="group mt-4 grid gap-5 rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      {form.errors ? (
        <p role="alert" className="rounded-md bg-destructive/10 px-4 py-3 text-sm text-destructive">
          {form.errors[0]}
        </p>
      ) : null}
      <fieldset>
        <legend className="mb-1 text-sm text-muted-foreground">{t('titleKind')}</legend>
        <div className="flex flex-wrap gap-x-6">
          {TITLE_KINDS.map((kind) => (
            <label key={kind} className="touch-target flex cursor-pointer items-center gap-2">
              <input
                type="radio"
                name={fields.titleKind.name}
                value={kind}
                data-choice={kind}
                defaultChecked={fields.titleKind.initialValue === kind}
              />
              {t(`kinds.${kind}`)}
            </label>
          ))}
        </div>
      </fieldset>
      <TextField
        {...getInputProps(fields.title, { type: 'text' })}
        label={t('invoiceTitle')}
        hint={t('titleHint')}
        error={fields.title.errors?.[0]}
        required
        maxLength={InvoiceLimits.title}
        autoComplete="off"
      />
      <div className="group-has-[[data-choice=person]:checked]:hidden">
        <TextField
          {...getInputProps(fields.taxNumber, { type: 'text' })}
          label={t('taxNumber')}
          hint={t('taxHint')}
          error={fields.taxNumber.errors?.[0]}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          className="font-mono"
        />
      </div>
      <TextField
        {...getInputProps(fields.email, { type: 'email' })}
        label={t('email')}
        error={fields.email.errors?.[0]}
        required
        maxLength={254}
        autoComplete="email"
      />
      <TextField
        {...getTextareaProps(fields.note)}
        label={t('note')}
        error={fields.note.errors?.[0]}
        control="textarea"
        className={inputClassName}
        rows={2}
        maxLength={InvoiceLimits.note}
      />
      <p className="flex flex-wrap gap-3">
        <Button type="submit" disabled={busy}>
          {t(request?.state === 'requested' ? 'save' : 'send')}
        </Button>
        <Link to={`${path}#invoice`} preventScrollReset className={buttonVariants({ variant: 'outline' })}>
          {t('cancel')}
        </Link>
      </p>
    </Form>
  )
}
