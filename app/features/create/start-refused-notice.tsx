import { Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { RefusalLinks } from '#app/components/plans/refusal-links'
import type { StartRefusal } from './create.server'

/** Scrolls to the refusal, because the pressed button may be far down the page, and links to the options. */
export function StartRefusedNotice({ refusal, over }: StartRefusal) {
  const { t } = useTranslation('create')
  const noticeRef = useRef<HTMLDivElement>(null)
  useEffect(() => noticeRef.current?.focus(), [])
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
        <RefusalLinks over={over} />
        {over === 'template' ? (
          <Link to="/tpls?level=free" className="font-medium underline">
            {t('freeTemplates')}
          </Link>
        ) : null}
      </p>
    </div>
  )
}
