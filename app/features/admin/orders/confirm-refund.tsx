import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import type { FormResult } from '#app/api-client/form-result'
import { ConfirmAction } from '#app/features/admin/confirm-action'
import type { AdminOrder } from '#contract/admin/admin-order'

type ConfirmRefundProps = { order: AdminOrder; result: FormResult | undefined }

/** The confirmation step before a refund, with its reason. */
export function ConfirmRefund({ order: { tradeNo, refundableFen, productId }, result }: ConfirmRefundProps) {
  const { t } = useTranslation(['admin-refunds', 'pricing'])
  const price = formatFen(refundableFen)
  const path = `/admin/orders?number=${tradeNo}`
  return (
    <ConfirmAction
      title={t('confirm', { price })}
      text={t('confirmText', { name: t(`pricing:plans.${productId}.name`) })}
      result={result}
      action={`${path}&refund=`}
      hidden={{ intent: 'refund', tradeNo }}
      reasonLabel={t('reason')}
      maxReasonLength={80}
      submitLabel={t('send', { price })}
      isDestructive
      cancelUrl={path}
      className="mt-8"
    />
  )
}
