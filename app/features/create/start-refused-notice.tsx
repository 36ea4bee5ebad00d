import { Link, useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { plansUrl, upgradeUrl } from '#app/components/plans/plans-url'
import type { StartRefusal } from './create.server'

/** Scrolls to the refusal, because the pressed button may be far down the page, and links to the options. */
export function StartRefusedNotice({ refusal, over }: StartRefusal) {
  const { t } = useTranslation('create')
  const { pathname, search } = useLocation()
  const returnTo = pathname + search
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => noticeRef.current?.focus(), [])
  const links =
    over === 'template'
      ? [
          { to: plansUrl(returnTo), label: t('fullUpgrade') },
          { to: '/tpls?level=free', label: t('freeTemplates') },
        ]
      : [
          { to: '/resume/my', label: t('fullLink') },
          { to: upgradeUrl(returnTo), label: t('fullUpgrade') },
        ]
  return (
    <div
      ref={noticeRef}
      role="alert"
      tabIndex={-1}
      className="mt-5 rounded-md bg-warning-soft px-4 py-3 text-warning"
    >
      <p className="font-medium">{refusal}</p>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm">
        {over === 'count' ? <span>{t('fullText')}</span> : null}
        {links.map(({ to, label }) => (
          <Link key={to} to={to} className="font-medium underline">
            {label}
          </Link>
        ))}
      </p>
    </div>
  )
}
