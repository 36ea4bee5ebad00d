import { Form } from '@remix-run/react'
import { CircleAlert } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import type { CardMonths } from '#contract/billing/card-months'
import type { PlanCard } from '#app/features/pricing/plans/plan-cards'
import { PurchaseInputs } from './purchase-inputs'
import { pricingUrl } from './purchase-url'
import { PurchaseDialog, useLeavePurchase } from './purchase-dialog'

type PaymentErrorDialogProps = {
  /** The error message. */
  text: string
  /** What a retry buys, at the price shown; undefined when it would only fail again. */
  retry: PlanCard | undefined
  /** The length of the plans on the page. */
  months: CardMonths
  onClose?(): void
}

/** Shows why there is no order, and the next step. Without scripts the page arrives with it open. */
export function PaymentErrorDialog({ text, retry, months, onClose }: PaymentErrorDialogProps) {
  const { t } = useTranslation('pricing')
  const leave = useLeavePurchase(months)
  const close = () => {
    onClose?.()
    leave()
  }
  return (
    <PurchaseDialog
      id="problem-title"
      months={months}
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
        action={pricingUrl({ months })}
        preventScrollReset
        className="mt-6 flex flex-wrap justify-end gap-3"
      >
        <a
          href={pricingUrl({ months })}
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
            <PurchaseInputs {...retry} />
            <Button type="submit" name="intent" value="buy">
              {t('problems.again')}
            </Button>
          </>
        ) : null}
      </Form>
    </PurchaseDialog>
  )
}
