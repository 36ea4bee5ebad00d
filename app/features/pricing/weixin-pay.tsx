import { useNavigate } from '@remix-run/react'
import { useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { payInWeixin, type PayRound } from './pay-in-weixin'

const problemShownMs = 3_000

/** The second half of a payment inside WeChat, from the code that tells who pays to the checked payment. */
export function WeixinPay({ round }: { round: PayRound }) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<'waking' | { problem: string }>()
  const started = useRef(false)

  useEffect(() => {
    if (started.current) return
    started.current = true
    // The code is used now; a reload must not play it again.
    navigate('/pricing', { replace: true, preventScrollReset: true })
    void payInWeixin(round, () => setShown('waking')).then((end) => {
      if ('go' in end) {
        setShown(undefined)
        return navigate(end.go, { replace: true })
      }
      setShown({ problem: end.said ?? t(`pricing.problems.${end.problem}`) })
      setTimeout(() => setShown(undefined), problemShownMs)
    })
  }, [round, navigate, t])

  return (
    <div aria-live="polite" className="fixed inset-x-4 bottom-6 z-50 grid justify-center">
      {shown === 'waking' ? (
        <p className="rounded-md bg-ink px-4 py-2.5 text-sm text-paper">{t('pricing.weixin.waking')}</p>
      ) : null}
      {typeof shown === 'object' ? (
        <p role="alert" className="rounded-md bg-danger px-4 py-2.5 text-sm text-paper">
          {shown.problem}
        </p>
      ) : null}
    </div>
  )
}
