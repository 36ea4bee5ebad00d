import { useTranslation } from 'react-i18next'

/** Server and browser both use China's time zone, so that they render the same. */
const timeZone = 'Asia/Shanghai'

/** Created once per language: creating a format costs more than a hundred uses. */
const formattersByLocale = { 'zh-CN': createFormatters('zh-CN'), en: createFormatters('en') }

function createFormatters(locale: string) {
  const dateFormatter = (options: Intl.DateTimeFormatOptions) => {
    let format: Intl.DateTimeFormat | undefined
    return (at: number) => (format ??= new Intl.DateTimeFormat(locale, { ...options, timeZone })).format(at)
  }
  let list: Intl.ListFormat | undefined
  let formatNumber: Intl.NumberFormat | undefined
  return {
    /** Times are in ms since 1970. */
    formatDate: dateFormatter({ dateStyle: 'medium' }),
    /** Day, hour and minute. */
    formatDateTime: dateFormatter({ dateStyle: 'medium', timeStyle: 'short' }),
    /** Month, day, hour and minute, for times in the near future. */
    formatShortDateTime: dateFormatter({
      month: 'short',
      day: 'numeric',
      hour: '2-digit',
      minute: '2-digit',
      hour12: false,
    }),
    /** Names one after another, without a word before the last: `A, B`. */
    joinNames: (names: readonly string[]) => names.join(locale === 'en' ? ', ' : '、'),
    /** A name and what it is said of: `Restore: Version 3`. */
    joinLabel: (label: string, of: string) => `${label}${locale === 'en' ? ': ' : '：'}${of}`,
    /** `Version 3 (today)`. */
    joinRemark: (name: string, remark: string) =>
      locale === 'en' ? `${name} (${remark})` : `${name}（${remark}）`,
    /** What stands between two sentences: a Chinese period has its space in itself. */
    sentenceGap: locale === 'en' ? ' ' : '',
    /** Sentences one after another; what is empty is left out. */
    joinSentences: (...sentences: (string | null | undefined | false)[]) =>
      sentences.filter(Boolean).join(locale === 'en' ? ' ' : ''),
    /** Hour and minute. */
    formatTime: dateFormatter({ timeStyle: 'short' }),
    /** Hour, minute and second. */
    formatTimeWithSeconds: dateFormatter({ timeStyle: 'medium' }),
    formatList: (formatList: Iterable<string>) =>
      (list ??= new Intl.ListFormat(locale, { type: 'conjunction' })).format(formatList),
    formatNumber: (value: number) => (formatNumber ??= new Intl.NumberFormat(locale)).format(value),
  }
}

/** Returns the formatters for times, numbers and lists in a language. */
export function formattersFor(language: string) {
  return formattersByLocale[language === 'en' ? 'en' : 'zh-CN']
}

export function useFormatters() {
  return formattersFor(useTranslation().i18n.language)
}
