import { useTranslation } from 'react-i18next'
import { formatRecentTime } from './format-recent-time'

/** Says times in the reader's language; `now` comes with the page, so that both sides say the same. */
export function useFormatRecentTime(now: number): (atMs: number) => string {
  const { t, i18n } = useTranslation('my-resumes')
  return (atMs) =>
    formatRecentTime(atMs, now, {
      language: i18n.language,
      today: (time) => t('today', { time }),
      yesterday: (time) => t('yesterday', { time }),
    })
}
