import type { EnglishDates } from './style-options'

/** The stored value of 至今; other months are stored as `2020-09`. */
export const PRESENT = 'now'

const presentWords = /^(至今|现在|目前|今|now|present|current)$/i
const toHalfWidth = (text: string) =>
  text.replace(/[０-９．／－]/g, (c) => String.fromCharCode(c.charCodeAt(0) - 0xfee0))

/**
 * Parses a month leniently: 2020.09, 2020/9, 2020年9月, 2020-09, 202009, Sep 2020, full-width digits, 至今.
 * @returns `YYYY-MM`, `now`, `''` for an empty text, or undefined when it is no month.
 */
export function parseMonth(text: string): string | undefined {
  const trimmed = toHalfWidth(text).trim()
  if (trimmed === '') return ''
  if (presentWords.test(trimmed)) return PRESENT
  const match = /^(\d{4})(?:\s*[.\-/年·]\s*(\d{1,2})(?:\s*月)?|(\d{2}))$/.exec(trimmed)
  const [, name = '', yearBehind = ''] =
    (!match && /^([a-z]{3,9})(?:\.?,?\s+|\.)(\d{4})$/i.exec(trimmed)) || []
  const [, year = yearBehind, separated, joined] = match ?? []
  const month = match ? Number(separated ?? joined) : monthNumber(name)
  if (Number(year) < 1900 || Number(year) > 2100 || month < 1 || month > 12) return undefined
  return `${year}-${String(month).padStart(2, '0')}`
}

/** `2020-09` → `2020.09`, as Chinese resumes write it; other texts are returned unchanged. */
export function formatMonth(month: string, presentWord = '至今'): string {
  return month === PRESENT ? presentWord : month.replace(/^(\d{4})-(\d{2})$/, '$1.$2')
}

const englishMonths = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec']

const fullMonths =
  'January February March April May June July August September October November December'.split(' ')
const wholeNames: Record<string, string> = { Jun: 'June', Jul: 'July', Sep: 'Sept' }
/** British newspapers and universities leave the short names whole. */
const britishMonths = englishMonths.map((name) => wholeNames[name] ?? name)
const monthNames = { american: englishMonths, british: britishMonths, full: fullMonths } as const

/** 1 to 12 of a name in any of the English forms, 0 for another word. */
function monthNumber(word: string): number {
  const wanted = word.toLowerCase()
  const placeIn = (names: readonly string[]) => names.findIndex((name) => name.toLowerCase() === wanted) + 1
  return placeIn(englishMonths) || placeIn(britishMonths) || placeIn(fullMonths)
}

/** As pages in a language write a month: `2020.09`, `Sep 2020`. Other texts are returned unchanged. */
export function formatMonthIn(language: string, month: string): string {
  return language === 'en' ? formatEnglishMonth(month) : formatMonth(month)
}

/** `2020-09` → `Sep 2020`, as English resumes write it; other texts are returned unchanged. */
export function formatEnglishMonth(month: string, form: EnglishDates = 'american'): string {
  if (month === PRESENT) return 'Present'
  return month.replace(/^(\d{4})-(\d{2})$/, (text, year: string, number: string) => {
    const name = monthNames[form][Number(number) - 1]
    return name ? `${name} ${year}` : text
  })
}
