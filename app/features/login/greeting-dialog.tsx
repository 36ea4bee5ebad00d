import { Link, useLocation, useNavigate } from '@remix-run/react'
import { Gift } from 'lucide-react'
import { useCallback, type MouseEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { LeftLine } from '#app/components/benefit-line'
import { buttonVariants } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { Dialog } from '#app/components/ui/dialog'
import type { PlanId } from '#contract/benefits'
import { ownAddress } from '#contract/safe-path'

export type GreetingProps = {
  plan: PlanId
  /** What the plan gives them; null while it cannot be had. */
  left: { resumes: number; downloads: number; points: number } | null
}
const given = ['downloads', 'resumes', 'points'] as const

/**
 * 恭喜 after signing up, with what they got, the way on to what they came for and the way to friends; for who came by an
 * invitation (plan 100) the day it gave. Gone with the mark in the address that asks for it.
 */
export function GreetingDialog({ plan, left }: GreetingProps) {
  const { t } = useTranslation()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const query = new URLSearchParams(search)
  query.delete('welcome')
  const href = ownAddress({ pathname, search: query.size > 0 ? `?${query}` : '' })
  const leave = useCallback(
    () => navigate(href, { replace: true, preventScrollReset: true }),
    [href, navigate],
  )
  function leaveHere(event: MouseEvent) {
    event.preventDefault()
    leave()
  }
  return (
    <Dialog open onClose={leave} labelledBy="greeting" className="max-w-sm">
      <h2 id="greeting" className="text-2xl font-semibold tracking-tight">
        {t('login.welcome.title')}
      </h2>
      <p className="mt-3 leading-7 text-muted-foreground">{t('login.welcome.text')}</p>
      {plan === '100' ? (
        <p className="mt-3 rounded-md bg-secondary px-3 py-2 text-primary">{t('login.welcome.invited')}</p>
      ) : null}
      {left ? (
        <ul className="mt-3 space-y-0.5 text-sm text-muted-foreground">
          {given.map((of) => (
            <li key={of}>
              <LeftLine of={of} left={left[of]} />
            </li>
          ))}
        </ul>
      ) : null}
      <a href={href} onClick={leaveHere} className={cn(buttonVariants({ size: 'lg' }), 'mt-6 w-full')}>
        {t(`login.welcome.${wayOn(pathname, query)}`)}
      </a>
      <Link to="/user/invite" className={cn(buttonVariants({ variant: 'outline' }), 'mt-3 w-full')}>
        <Gift aria-hidden />
        {t('login.welcome.invite')}
      </Link>
    </Dialog>
  )
}

function wayOn(pathname: string, query: URLSearchParams): 'buy' | 'download' | 'ok' {
  if (pathname === '/pricing' && query.has('productId')) return 'buy'
  return pathname === '/resume/download' ? 'download' : 'ok'
}
