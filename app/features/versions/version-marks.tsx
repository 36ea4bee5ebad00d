import { Pin } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import type { ResumeVersion } from '#contract/resume/resume-version'

/** Why a version is kept, quietly; a plain word for one that only autosaving made. */
export function VersionMarks({
  version: { reasons, name, isPinned },
}: {
  version: Pick<ResumeVersion, 'reasons' | 'name' | 'isPinned'>
}) {
  const { t } = useTranslation('versions')
  return (
    <span className="flex flex-wrap items-center gap-1">
      {isPinned ? (
        <Badge>
          <Pin aria-hidden />
          {t('pinned')}
        </Badge>
      ) : null}
      {reasons.map((reason) => (
        <Badge key={reason}>{t(`reasons.${reason}`)}</Badge>
      ))}
      {reasons.length === 0 && !isPinned && name === '' ? (
        <span className="text-xs text-subtle-foreground">{t('reasons.auto')}</span>
      ) : null}
    </span>
  )
}
