/** Longer lines are text, in which dates stay as they are. */
const maxLength = 160

const hanDigits = '〇一二三四五六七八九'
const year = '(?:19|20)\\d{2}'
const monthNumber = '(?:1[0-2]|0?[1-9])'
const day = '(?:3[01]|[12]\\d|0?[1-9])'
/** A day after its month: the fields hold months. */
const withDay = new RegExp(
  `(${year}\\s?[./年-]\\s?${monthNumber})(?:\\s?[./-]\\s?${day}(?![\\d./])|\\s?月\\s?${day}\\s?[日号])`,
  'gu',
)
const monthFirst = new RegExp(`(?<![\\d./-])(${monthNumber})\\s?/\\s?(${year})(?![\\d/])`, 'gu')
/** `20.09-22.06`: only in pairs, as one alone may be any number. */
const shortYears = new RegExp(
  `(?<![\\d./])(\\d{2})[./](${monthNumber})\\s*(?:(?:[-–—~～]+|至(?!今))\\s*(?:(\\d{2})[./](${monthNumber})(?![\\d./])|(至今|今|现在))|至今)`,
  'gu',
)

/** A line's dates as the rules for entries know them: half-width, with four digits of the year and without days. */
export function normalizeDates(line: string): string {
  if (line.length > maxLength) return line
  return line
    .replace(/[０-９．／－]/gu, (sign) => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(/([〇零一二三四五六七八九]{4})\s?年(?:\s?(十[一二]?|[一二三四五六七八九])\s?月)?/gu, hanDate)
    .replace(withDay, '$1')
    .replace(monthFirst, (_, month: string, ofYear: string) => `${ofYear}.${month.padStart(2, '0')}`)
    .replace(shortYears, (_, a: string, b: string, c: string | undefined, d: string, now = '至今') =>
      c === undefined ? `${fullYear(a)}.${b}-${now}` : `${fullYear(a)}.${b}-${fullYear(c)}.${d}`,
    )
}

const fullYear = (digits: string) => (Number(digits) > 50 ? `19${digits}` : `20${digits}`)

function hanDate(whole: string, ofYear: string, month: string | undefined): string {
  const digits = [...ofYear].map((sign) => hanDigits.indexOf(sign === '零' ? '〇' : sign)).join('')
  if (!/^(?:19|20)/.test(digits)) return whole
  return month === undefined ? `${digits}年` : `${digits}.${String(hanMonth(month)).padStart(2, '0')}`
}

const hanMonth = (text: string) =>
  text.startsWith('十') ? 10 + Math.max(0, hanDigits.indexOf(text[1] ?? '〇')) : hanDigits.indexOf(text)
