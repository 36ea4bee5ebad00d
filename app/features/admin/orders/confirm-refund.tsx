import { useTranslation } from 'react-i18next'
import { useCardName } from '#app/i18n/use-card-name'
import { DAYS_PER_MONTH } from '#contract/billing/card-months'
import { formatFen } from '#app/components/plans/format-fen'
import type { FormResult } from '#app/api-client/form-result'
import { AdminField } from '#app/features/admin/admin-form'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import type { AdminOrder } from '#contract/admin/admin-order'

type ConfirmRefundProps = { order: AdminOrder; wish: string; result: FormResult | undefined }

/** The confirmation step before a refund: its amount, all of the rest unless changed, and its reason. */
export function ConfirmRefund({ order, wish, result }: ConfirmRefundProps) {
  const { t } = useTranslation(['admin-refunds', 'pricing'])
  const cardName = useCardName()
  const { tradeNo, refundableFen, productId, months, invoiceState } = order
  const path = `/admin/orders?number=${tradeNo}`
  return (
    <ConfirmAction
      title={t('confirm')}
      text={
        <>
          {t('confirmText', {
            price: formatFen(refundableFen),
            days: months * DAYS_PER_MONTH,
            name: cardName(productId, months),
          })}
          {invoiceState === 'issued' ? (
            <strong className="mt-2 block font-medium text-warning">{t('invoiceIssued')}</strong>
          ) : null}
        </>
      }
      result={result}
      action={`${path}&refund=`}
      hidden={{ intent: 'refund', tradeNo, wish }}
      defaultValue={{ amount: (refundableFen / 100).toFixed(2) }}
      reasonLabel={t('reason')}
      maxReasonLength={80}
      submitLabel={t('send')}
      isDestructive
      cancelUrl={path}
      className="mt-8"
    >
      <AdminField
        name="amount"
        label={t('amount')}
        required
        inputMode="decimal"
        autoComplete="off"
        maxLength={12}
        className="tabular-nums"
      />
    </ConfirmAction>
  )
}
