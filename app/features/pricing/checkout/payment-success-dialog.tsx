import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { SlipsDrawing } from '#app/components/empty-state/slips-drawing'
import { buttonVariants } from '#app/components/ui/button'
import { useCardName } from '#app/i18n/use-card-name'
import type { OrderDetails } from '#contract/billing/order'
import { PurchaseDialog } from './purchase-dialog'
import { pricingUrl } from './purchase-url'

/** 支付成功: the plan is active, with the way back to what it was bought for. */
type PaymentSuccessDialogProps = {
  order: Pick<OrderDetails, 'productId' | 'months'>
  continueTo: string | undefined
}

export function PaymentSuccessDialog({ order, continueTo }: PaymentSuccessDialogProps) {
  const { t } = useTranslation('pricing')
  const cardName = useCardName()
  return (
    <PurchaseDialog id="paid-title" months={order.months} title={t('paid.title')} closeLabel={t('paid.done')}>
      <div className="mt-4 flex items-center gap-4">
        <SlipsDrawing scene="done" className="w-24 shrink-0" />
        <div>
          <p className="font-medium">{t('paid.text', { name: cardName(order.productId, order.months) })}</p>
          <p className="mt-1 text-sm text-balance text-muted-foreground">{t('paid.orders')}</p>
        </div>
      </div>
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <Link
          to={pricingUrl({ months: order.months })}
          replace
          preventScrollReset
          className={buttonVariants({ variant: 'outline' })}
        >
          {t('paid.done')}
        </Link>
        <Link to={continueTo ?? '/resume/my'} className={buttonVariants()}>
          {t(`paid.${continueTo === undefined ? 'create' : continueLabelKey(continueTo)}`)}
        </Link>
      </p>
    </PurchaseDialog>
  )
}

/** Returns the label key of the continue link, by its target path. */
function continueLabelKey(path: string): 'download' | 'ask' | 'another' | 'back' {
  if (path.startsWith('/resume/download')) return 'download'
  if (/^\/resume\/(chat|improve)/.test(path)) return 'ask'
  if (/^\/resume\/(create|my)/.test(path)) return 'another'
  return 'back'
}
