import { useTranslation } from 'react-i18next'

/** Days as people of the language write them, by the clocks of China. */
export function useDates() {
  const { i18n } = useTranslation()
  const language = i18n.language === 'en' ? 'en' : 'zh-CN'
  const days = new Intl.DateTimeFormat(language, { dateStyle: 'long', timeZone: 'Asia/Shanghai' })
  return { day: (ms: number) => days.format(ms) }
}
