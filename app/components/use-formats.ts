import { useTranslation } from 'react-i18next'

/** The clocks of China, on the server and in every browser, so that both say the same. */
const timeZone = 'Asia/Shanghai'

/** Made once a language: making a format costs more than a hundred uses of it. */
const formats = { 'zh-CN': formatsOf('zh-CN'), en: formatsOf('en') }

function formatsOf(locale: string) {
  const style = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (at: number) => (format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone })).format(at)
  }
  let list: Intl.ListFormat | undefined
  let number: Intl.NumberFormat | undefined
  return {
    /** Times are ms since 1970. */
    day: style({ dateStyle: 'medium' }),
    /** Day, hour and minute. */
    moment: style({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Month, day, hour and minute, of a time soon to come. */
    dayAndHour: style({ month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hour12: false }),
    /** Hour and minute. */
    hour: style({ timeStyle: 'short' }),
    /** Hour, minute and second. */
    clock: style({ timeStyle: 'medium' }),
    names: (names: Iterable<string>) =>
      (list ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(names),
    number: (of: number) => (number ??= new Intl.NumberFormat(locale)).format(of),
  }
}

/** Times, numbers and rows of names as people of the language write them. */
export function formatsFor(language: string) {
  return formats[language === 'en' ? 'en' : 'zh-CN']
}

export function useFormats() {
  return formatsFor(useTranslation().i18n.language)
}
