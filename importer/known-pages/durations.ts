import type { Line } from '../line'

const han = '(?:\\d{1,2}\\s?年)?\\s?(?:(?:零)?\\d{1,2}\\s?个?月)?'
const english = '(?:\\d{1,2}\\s?(?:years?|yrs?))?\\s?(?:\\d{1,2}\\s?(?:months?|mos?))?'
const month = '(?:\\d{4}\\s?[./年-]\\s?\\d{1,2}(?:\\s?月)?|[A-Z][a-z]{2,8}\\s\\d{4}|\\d{4}(?:\\s?年)?)'
const now = '(?:至今|今|现在|Present)'
/** What a time comes to, behind it: `2019/7 - 至今 [3年2个月]`, `January 2020 - Present (3 years 2 months)`. */
const duration = new RegExp(
  `(${month}\\s?[-–—~至]+\\s?(?:${month}|${now}))\\s{0,3}(?:[（([【]\\s?(?:${han}|${english})\\s?[)）\\]】]|[·•]\\s?(?:${han}|${english})$)`,
  'u',
)
/** Longer lines are text. */
const maxLength = 160

/** Leaves out what the dates of an entry come to: they say it. */
export const withoutDuration = (line: Line): Line => {
  if (line.isListItem || line.plain.length > maxLength || !duration.test(line.plain)) return line
  return {
    ...line,
    plain: line.plain.replace(duration, '$1'),
    markdown: line.markdown.replace(/\\([[\]()])/g, '$1').replace(duration, '$1'),
  }
}
