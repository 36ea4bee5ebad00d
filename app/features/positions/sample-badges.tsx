import { useTranslation } from 'react-i18next'
import { Badge } from '#app/components/ui/badge'
import type { FoundIndustry } from './positions.server'

type SampleBadgesProps = Pick<FoundIndustry['positions'][number], 'sample' | 'graduateSample'>

/** Whose finished resumes a position has; one without has hints on how to write it. */
export function SampleBadges({ sample, graduateSample }: SampleBadgesProps) {
  const { t } = useTranslation('positions')
  if (!sample && !graduateSample)
    return <span className="text-xs whitespace-nowrap text-subtle-foreground">{t('hints')}</span>
  return (
    <span className="flex flex-wrap gap-1">
      {graduateSample ? <Badge variant="default">{t('hasGraduateSample')}</Badge> : null}
      {sample ? <Badge>{t('hasSample')}</Badge> : null}
    </span>
  )
}
