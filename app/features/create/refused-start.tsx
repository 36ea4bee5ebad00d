import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { plansAddress, upgradeAddress } from '#app/components/plans-address'
import type { Refused } from './create.server'

/** What was pressed may be far down the page: what came of it is brought into view, with the ways on. */
export function RefusedStart({ refusal, over }: Refused) {
  const { t } = useTranslation()
  const { pathname, search } = useLocation()
  const here = pathname + search
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => place.current?.focus(), [])
  const ways =
    over === 'template'
      ? [
          { to: plansAddress(here), said: t('create.fullUpgrade') },
          { to: '/tpls?level=free', said: t('create.freeTemplates') },
        ]
      : [
          { to: '/resume/my', said: t('create.fullLink') },
          { to: upgradeAddress(here), said: t('create.fullUpgrade') },
        ]
  return (
    <div
      ref={place}
      role="alert"
      tabIndex={-1}
      className="mt-5 rounded-md bg-warning-soft px-4 py-3 text-warning"
    >
      <p className="font-medium">{refusal}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {over === 'count' ? <span>{t('create.fullText')}</span> : null}
        {ways.map(({ to, said }) => (
          <Link key={to} to={to} className="font-medium underline">
            {said}
          </Link>
        ))}
      </p>
    </div>
  )
}
