import { useTranslation } from 'react-i18next'

/** Days and moments as people here read them, in Shanghai's time on both sides of the wire. */
export function useTimes() {
  const { i18n } = useTranslation()
  const locale = i18n.language === 'en' ? 'en' : 'zh-CN'
  const timeZone = 'Asia/Shanghai'
  const day = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone })
  const moment = new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeStyle: 'short', timeZone })
  return { day: (at: number) => day.format(at), moment: (at: number) => moment.format(at) }
}
