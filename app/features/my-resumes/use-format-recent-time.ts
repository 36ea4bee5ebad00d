import { useTranslation } from 'react-i18next'
import { formatRecentTime } from './format-recent-time'

/** Formats times in the user's language; `now` is the loader's, so that both sides agree. */
export function useFormatRecentTime(now: number): (atMs: number) => string {
  const { t, i18n } = useTranslation('my-resumes')
  return (atMs) =>
    formatRecentTime(atMs, now, {
      language: i18n.language,
      today: (time) => t('today', { time }),
      yesterday: (time) => t('yesterday', { time }),
    })
}
