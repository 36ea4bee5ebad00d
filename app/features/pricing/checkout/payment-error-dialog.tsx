import { Form } from '@remix-run/react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { PaidPlanId } from '#contract/billing/product'
import { CouponInput } from './coupon-input'
import { PurchaseDialog, useLeavePurchase } from './purchase-dialog'

type PaymentErrorDialogProps = {
  /** The error message. */
  text: string
  /** What a retry buys, at the price shown; undefined when it would only fail again. */
  retry: { productId: PaidPlanId; price: number; coupon?: string } | undefined
  onClose?(): void
}

/** Shows why there is no order, and the next step. Without scripts the page arrives with it open. */
export function PaymentErrorDialog({ text, retry, onClose }: PaymentErrorDialogProps) {
  const { t } = useTranslation('pricing')
  const leave = useLeavePurchase()
  const close = () => {
    onClose?.()
    leave()
  }
  return (
    <PurchaseDialog
      id="problem-title"
      title={t('problems.title')}
      closeLabel={t('problems.close')}
      onClose={close}
    >
      <div className="mt-4 flex gap-3">
        <CircleAlert aria-hidden className="mt-0.5 size-5 shrink-0 text-destructive" />
        <div>
          <p role="alert">{text}</p>
          {retry ? <p className="mt-1 text-sm text-muted-foreground">{t('problems.safe')}</p> : null}
        </div>
      </div>
      <Form
        method="post"
        action="/pricing"
        preventScrollReset
        className="mt-6 flex flex-wrap justify-end gap-3"
      >
        <a
          href="/pricing"
          onClick={(event) => {
            event.preventDefault()
            close()
          }}
          className={buttonVariants({ variant: retry ? 'outline' : 'default' })}
        >
          {t(retry ? 'problems.close' : 'problems.understood')}
        </a>
        {retry ? (
          <>
            <input type="hidden" name="productId" value={retry.productId} />
            <input type="hidden" name="price" value={retry.price} />
            <CouponInput coupon={retry.coupon} />
            <Button type="submit" name="intent" value="buy">
              {t('problems.again')}
            </Button>
          </>
        ) : null}
      </Form>
    </PurchaseDialog>
  )
}
