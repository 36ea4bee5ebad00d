import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { formatFen } from '#app/components/plans/format-fen'
import { useCardName } from '#app/i18n/use-card-name'
import { Button } from '#app/components/ui/button'
import { Modal } from '#app/components/ui/modal'
import { toast } from '#app/components/ui/toast/toast-store'
import { payInWeixin, type PayOauthCallback } from './pay-in-weixin'
import { PriceChangedNotice } from '#app/features/pricing/checkout/price-changed-notice'

type WeixinPayState = 'waking' | { price: number; say: (confirmPrice: boolean) => void }

/**
 * The second half of a payment inside WeChat, from the code that identifies the payer to the checked payment.
 */
export function WeixinPay({ callback }: { callback: PayOauthCallback }) {
  const { t } = useTranslation('pricing')
  const cardName = useCardName()
  const navigate = useNavigate()
  const [state, setState] = useState<WeixinPayState>()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    // The code is single-use; a reload must not send it again.
    navigate('/pricing', { replace: true, preventScrollReset: true })
    const waking = () => setState('waking')
    const agree = (price: number) => new Promise<boolean>((say) => setState({ price, say }))
    void payInWeixin(callback, { onOpening: waking, confirmPrice: agree }).then((result) => {
      setState(undefined)
      if ('go' in result) return navigate(result.go, { replace: true })
      toast(result.message ?? t(`problems.${result.problem}`), { kind: 'error', topic: 'payment' })
    })
  }, [callback, navigate, t])
  if (typeof state === 'object')
    return (
      <ConfirmPriceChange
        price={state.price}
        say={state.say}
        name={cardName(callback.productId, callback.months)}
      />
    )
  return (
    <div aria-live="polite" className="fixed inset-x-4 bottom-6 z-50 grid justify-center">
      {state === 'waking' ? (
        <p className="rounded-md bg-foreground px-4 py-2.5 text-sm text-background">{t('weixin.waking')}</p>
      ) : null}
    </div>
  )
}

/** No payment starts at a price the user has not seen. */
function ConfirmPriceChange({
  price,
  say,
  name,
}: {
  price: number
  say: (confirmPrice: boolean) => void
  name: string
}) {
  const { t } = useTranslation('pricing')
  const formattedPrice = formatFen(price)
  return (
    <Modal
      id="repriced-title"
      title={t('confirm.title', { name })}
      closeLabel={t('scan.cancel')}
      closeHref="/pricing"
      onClose={() => say(false)}
    >
      <PriceChangedNotice price={price} />
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => say(false)}>
          {t('confirm.cancel')}
        </Button>
        <Button onClick={() => say(true)}>{t('confirm.buy', { price: formattedPrice })}</Button>
      </p>
    </Modal>
  )
}
