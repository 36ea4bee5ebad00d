import { Link, useLocation, useNavigate } from '@remix-run/react'
import { Gift } from 'lucide-react'
import { useCallback, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { QuotaLeftLine } from '#app/components/plans/benefit-line'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Dialog } from '#app/components/ui/dialog'
import type { PlanId } from '#contract/billing/benefits'
import { useFormatters } from '#app/i18n/use-formatters'
import { currentPagePath } from '#contract/validation/safe-redirect-path'

export type WelcomeProps = {
  plan: PlanId
  /** What the plan gives; null while unavailable. */
  quotaLeft: { resumes: number; downloads: number; points: number } | null
  /** Of the resume that was signed up for and has been downloaded: until when that costs nothing, in ms. */
  downloadOpenUntil?: number | null
}
const quotaNames = ['downloads', 'resumes', 'points'] as const

/**
 * 恭喜 after sign-up: the quota, the way on to the requested page, and the invite page; for an invited user
 * (plan 100) also the free day. Who signed up for a download reads first that the file is there: this covers the page that
 * says so. Closing it removes `welcome` from the address.
 */
export function WelcomeDialog({ plan, quotaLeft, downloadOpenUntil }: WelcomeProps) {
  const { t } = useTranslation('login')
  const { formatShortDateTime } = useFormatters()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('welcome')
  const href = currentPagePath({ pathname, search: query.size > 0 ? `?${query}` : '' })
  const dismissWelcome = useCallback(
    () => navigate(href, { replace: true, preventScrollReset: true }),
    [href, navigate],
  )
  function closeWithScript(event: MouseEvent) {
    event.preventDefault()
    dismissWelcome()
  }
  return (
    <Dialog open onClose={dismissWelcome} labelledBy="greeting" className="max-w-sm">
      <h2 id="greeting" className="text-2xl font-semibold tracking-tight">
        {t('welcome.title')}
      </h2>
      <p role="status" className="mt-3 rounded-md bg-secondary px-3 py-2 leading-7 text-primary empty:hidden">
        {downloadOpenUntil ? t('welcome.downloaded', { time: formatShortDateTime(downloadOpenUntil) }) : null}
      </p>
      <p className="mt-3 leading-7 text-muted-foreground">{t('welcome.text')}</p>
      {plan === '100' ? (
        <p className="mt-3 rounded-md bg-secondary px-3 py-2 text-primary">{t('welcome.invited')}</p>
      ) : null}
      {quotaLeft ? (
        <ul className="mt-3 space-y-0.5 text-sm text-muted-foreground">
          {downloadOpenUntil && quotaLeft.downloads === 0 ? <li>{t('welcome.spentHere')}</li> : null}
          {quotaNames
            .filter((of) => quotaLeft[of] !== 0)
            .map((of) => (
              <li key={of}>
                <QuotaLeftLine of={of} left={quotaLeft[of]} />
              </li>
            ))}
        </ul>
      ) : null}
      <a href={href} onClick={closeWithScript} className={cn(buttonVariants({ size: 'lg' }), 'mt-6 w-full')}>
        {t(`welcome.${nextStepKey(pathname, query)}`)}
      </a>
      <Link to="/user/invite" className={cn(buttonVariants({ variant: 'outline' }), 'mt-3 w-full')}>
        <Gift aria-hidden />
        {t('welcome.invite')}
      </Link>
    </Dialog>
  )
}

function nextStepKey(pathname: string, query: URLSearchParams): 'buy' | 'ok' {
  return pathname === '/pricing' && query.has('productId') ? 'buy' : 'ok'
}
