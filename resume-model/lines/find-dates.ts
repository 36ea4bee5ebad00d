import { PRESENT, parseMonth } from '#contract/resume/month'

const englishMonths = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ')
const monthWord = `(?:${englishMonths.join('|')})[a-z]{0,6}\\.?,?\\s+`
const month = `(?:${monthWord}(?:19|20)\\d{2}|(?:19|20)\\d{2}\\s*[./\\-年·]\\s*(?:1[0-2]|0?[1-9])(?!\\d)(?:\\s*月)?)`
const present = '(?:至今|现在|目前|今|now|present|current)'
const range = new RegExp(`(?<![\\d.])(${month})\\s*(?:[-‐-―−~～〜至到]+|to)\\s*(${month}|${present})`, 'iu')
const untilPresent = new RegExp(`(?<![\\d.])(${month})\\s*(?:至今|以来)`, 'iu')
const single = new RegExp(`(?<![\\d./-])(${month})(?![\\d/-])`, 'iu')
const years = /(?:19|20)\d{2}(?:\s*年)?\s*(?:[-‐-―~～至到]+|to)\s*(?:(?:19|20)\d{2}|至今|present|now)/iu

/** Months `YYYY-MM`, `now` or ''; `rest` is the line without them. */
export type DatesInLine = { from: string; to: string; rest: string; isRange: boolean }

/** The first date of a line, as resumes write it: 2020.09-2022.06, 2020年9月至今, Sep 2020 – Present, 2021/06. */
export function findDates(line: string): DatesInLine | undefined {
  const found = range.exec(line) ?? untilPresent.exec(line) ?? single.exec(line)
  if (!found) return undefined
  const isRange = found[2] !== undefined || /[今来]$/.test(found[0])
  const from = toMonth(found[1] ?? '')
  const to = found[2] === undefined ? (isRange ? PRESENT : '') : toMonth(found[2])
  if (from === undefined || to === undefined || from === PRESENT) return undefined
  if (to !== '' && to !== PRESENT && to < from) return undefined
  const rest = `${line.slice(0, found.index)}\t${line.slice(found.index + found[0].length)}`
  return { from, to, rest: rest.replace(/[(（]\s*[)）]/g, '\t'), isRange }
}

/** Whether a line contains a date, if only a year. */
export function hasDate(line: string): boolean {
  return findDates(line) !== undefined || years.test(line)
}

/** Removes everything that findDates could match. */
export function withoutDates(line: string): string {
  return line.replace(new RegExp(`${month}|${present}|以来`, 'giu'), ' ')
}

function toMonth(text: string): string | undefined {
  const [, word, year] = /^([a-z]{3})[a-z]{0,6}\.?,?\s+(\d{4})$/i.exec(text.trim()) ?? []
  if (!word) return parseMonth(text.replace(/\s+/g, ''))
  return `${year}-${String(englishMonths.indexOf(word.toLowerCase()) + 1).padStart(2, '0')}`
}
