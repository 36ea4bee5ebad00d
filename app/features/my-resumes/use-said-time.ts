import { useTranslation } from 'react-i18next'
import { saidTime } from './said-time'

/** Says times in the reader's language; `now` comes with the page, so that both sides say the same. */
export function useSaidTime(now: number): (atMs: number) => string {
  const { t, i18n } = useTranslation()
  return (atMs) =>
    saidTime(atMs, now, {
      language: i18n.language,
      today: (time) => t('myResumes.today', { time }),
      yesterday: (time) => t('myResumes.yesterday', { time }),
    })
}
