import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { sayFen } from '#app/components/say-fen'
import { Button } from '#app/components/ui/button'
import { Modal } from '#app/components/ui/modal'
import { say } from '#app/components/ui/toasts'
import { payInWeixin, type PayRound } from './pay-in-weixin'
import { RepricedNote } from './repriced-note'

type Shown = 'waking' | { price: number; say: (agreed: boolean) => void }

/** The second half of a payment inside WeChat, from the code that tells who pays to the checked payment. */
export function WeixinPay({ round }: { round: PayRound }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Shown>()
  const started = useRef(false)
  useEffect(() => {
    if (started.current) return
    started.current = true
    // The code is used now; a reload must not play it again.
    navigate('/pricing', { replace: true, preventScrollReset: true })
    const waking = () => setShown('waking')
    const agree = (price: number) => new Promise<boolean>((say) => setShown({ price, say }))
    void payInWeixin(round, { waking, agree }).then((end) => {
      setShown(undefined)
      if ('go' in end) return navigate(end.go, { replace: true })
      say(end.said ?? t(`pricing.problems.${end.problem}`), { kind: 'error', about: 'payment' })
    })
  }, [round, navigate, t])
  if (typeof shown === 'object')
    return (
      <AskAboutPrice price={shown.price} say={shown.say} name={t(`pricing.plans.${round.productId}.name`)} />
    )
  return (
    <div aria-live="polite" className="fixed inset-x-4 bottom-6 z-50 grid justify-center">
      {shown === 'waking' ? (
        <p className="rounded-md bg-foreground px-4 py-2.5 text-sm text-background">
          {t('pricing.weixin.waking')}
        </p>
      ) : null}
    </div>
  )
}

/** Nothing is paid at a price that was not seen. */
function AskAboutPrice({
  price,
  say,
  name,
}: {
  price: number
  say: (agreed: boolean) => void
  name: string
}) {
  const { t } = useTranslation()
  const said = sayFen(price)
  return (
    <Modal
      id="repriced-title"
      title={t('pricing.confirm.title', { name })}
      close={t('pricing.scan.cancel')}
      closeHref="/pricing"
      onClose={() => say(false)}
    >
      <RepricedNote price={price} />
      <p className="mt-6 flex flex-wrap justify-end gap-3">
        <Button variant="outline" onClick={() => say(false)}>
          {t('pricing.confirm.cancel')}
        </Button>
        <Button onClick={() => say(true)}>{t('pricing.confirm.buy', { price: said })}</Button>
      </p>
    </Modal>
  )
}
