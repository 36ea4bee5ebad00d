import { useTranslation } from 'react-i18next'
import { useFormatters } from '#app/i18n/use-formatters'
import type { SectionRef } from '#resume-model/resume-diff/resume-diff'
import type { ListedVersion } from './versions.server'

/** How versions and parts of a resume are called on the page. */
export function useVersionNames() {
  const { t } = useTranslation(['versions', 'fields'])
  const { formatDate, formatTime, formatTimeWithSeconds } = useFormatters()
  const dayOf = ({ daysAgo, savedAt }: Pick<ListedVersion, 'daysAgo' | 'savedAt'>): string =>
    daysAgo === 0 ? t('today') : daysAgo === 1 ? t('yesterday') : formatDate(savedAt)
  const timeOf = ({ savedAt, showsSeconds }: Pick<ListedVersion, 'savedAt' | 'showsSeconds'>): string =>
    showsSeconds ? formatTimeWithSeconds(savedAt) : formatTime(savedAt)
  const momentOf = (version: Pick<ListedVersion, 'daysAgo' | 'savedAt' | 'showsSeconds'>): string =>
    `${dayOf(version)} ${timeOf(version)}`
  const partName = (part: 'basics' | 'intention' | SectionRef): string =>
    typeof part === 'string' ? t(`parts.${part}`) : part.title || t(`fields:kinds.${part.kind}`)
  return { dayOf, timeOf, momentOf, partName }
}
