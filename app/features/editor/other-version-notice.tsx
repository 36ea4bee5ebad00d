import { Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { Notice } from './editor-notice'
import { PostedConflictNotice } from './posted-conflict-notice'

type OtherVersionNoticeProps = Extract<Notice, { otherHref: string }>

/** There is another version of the text: what became of both, and the way to the other. */
export function OtherVersionNotice({ kind, otherHref, ofAccount, conflicts = [] }: OtherVersionNoticeProps) {
  const { t } = useTranslation('editor-tools')
  const { sentenceGap } = useFormatters()
  if (ofAccount) return <PostedConflictNotice reloadHref={otherHref} conflicts={conflicts} />
  return (
    <p className="rounded-md bg-warning-soft px-3 py-2 text-sm text-warning">
      {t(`otherVersion.${kind}`)}
      {sentenceGap}
      <Link to={otherHref} reloadDocument className="underline">
        {t(`otherVersion.${kind === 'conflict' ? 'conflictTheirs' : 'asideOther'}`)}
      </Link>
    </p>
  )
}
