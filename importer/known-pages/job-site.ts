import { isPlace } from '../classify/place-names'
import { lineOf, type Line } from '../line'
import { cityPattern } from '#resume-model/lines/recognise-part'

const salary =
  /\d{1,3}(?:\.\d)?\s?[-–~至]\s?\d{1,3}(?:\.\d)?\s?[Kk千万](?:[·・]\s?\d{2}薪|\/月)?|\d{4,6}\s?[-–~]\s?\d{4,6}\s?元?(?:\/月)?|面议/u
const wishHeading = /^(?:期望职位|求职期望|求职意向|期望工作|职业期望)[:：]?$/u
/** Wishes of a site, each in one line or a few. */
const mostLines = 10

/**
 * Writes what job sites say in their own way as the rules know it: the wishes, which stand in one line without labels
 * (`Java  25-35K  互联网  北京`) or with labels that are short there, and the label of a text below facts about the employer.
 */
export function readJobSite(lines: readonly Line[]): Line[] {
  const at = lines.findIndex(({ plain }) => wishHeading.test(plain.trim()))
  const heading = lines[at]
  if (!heading || (wishOf(lines[at + 1]) === undefined && !hasShortLabels(lines[at + 1])))
    return lines.filter((line, i) => !isTextLabel(line) || !isEmployerFact(lines[i - 1]))
  const wishes: Line[] = []
  let end = at + 1
  for (let line = lines[end]; line && line.level === 0 && end - at <= mostLines; line = lines[++end]) {
    const wish = wishOf(line)
    if (wish && wishes.length > 0) wishes.push(lineOf(`其他期望：${line.plain.replaceAll('\t', ' ')}`))
    else if (wish) wishes.push(...wish)
    else if (hasShortLabels(line)) wishes.push(withLongLabels(line))
    else break
  }
  return [
    ...lines.slice(0, at),
    { ...heading, plain: '求职意向', markdown: '求职意向' },
    ...wishes,
    ...lines.slice(end),
  ].filter((line) => !isTextLabel(line))
}

/** The labels of wishes as they stand below their heading. */
const shortLabels: Record<string, string> = {
  职位: '期望职位',
  职能: '期望职位',
  岗位: '期望职位',
  地点: '期望城市',
  城市: '期望城市',
  地区: '期望城市',
  薪资: '期望薪资',
  月薪: '期望薪资',
  期望月薪: '期望薪资',
  行业: '期望行业',
}
const shortLabel = /(?<=^|\t)(\p{Script=Han}{2,4})(?=[:：])/gu

const hasShortLabels = (line: Line | undefined) =>
  line !== undefined && line.plain.length <= 120 && /^\p{Script=Han}{2,6}[:：]/u.test(line.plain)

const withLongLabels = (line: Line): Line => {
  const plain = line.plain.replace(shortLabel, (label) => shortLabels[label] ?? label)
  return { ...line, plain, markdown: plain.replaceAll('\t', ' ') }
}

const textLabel = /^(?:工作描述|工作内容|工作职责|内容|描述|项目描述|职责描述)[:：]$/u
const isTextLabel = ({ plain }: Line) => textLabel.test(plain.trim())
const isEmployerFact = (line: Line | undefined) =>
  line !== undefined &&
  /^(?:所属行业|公司行业|公司性质|企业性质|公司规模|规模|汇报对象|下属人数)[:：]/u.test(line.plain.trim())

/** The parts of a wish with their labels; undefined for a line that has no pay or already says what it is. */
function wishOf(line: Line | undefined): Line[] | undefined {
  if (!line || line.plain.length > 120 || /[:：]/u.test(line.plain)) return undefined
  const pay = salary.exec(line.plain)
  if (!pay) return undefined
  const before = partsOf(line.plain.slice(0, pay.index))
  const after = partsOf(line.plain.slice(pay.index + pay[0].length)).flatMap(splitCity)
  const [position = '', ...others] = before
  const rest = [...others, ...after]
  const city = rest.find(isCity)
  const field = rest.find((part) => part !== city)
  const more = rest.filter((part) => part !== city && part !== field)
  return [
    ['期望职位', position],
    ['期望薪资', pay[0].trim()],
    ['期望城市', city ?? ''],
    ['期望行业', field ?? ''],
    ['其他期望', more.join(' ')],
  ].flatMap(([label, value]) => (value ? [lineOf(`${label}：${value}`)] : []))
}

const isCity = (part: string) => cityPattern.test(part) || isPlace(part)
const partsOf = (text: string) =>
  text
    .split(/\t+| {2,}|\u3000|[|｜]|\s\/\s/u)
    .map((part) => part.trim())
    .filter(Boolean)

/** Parts that touch, as plain text has them: `互联网杭州`. */
function splitCity(part: string): string[] {
  for (const length of [2, 3]) {
    const [field, city] = [part.slice(0, -length), part.slice(-length)]
    if (field.length >= 2 && isCity(city) && !isCity(field)) return [field, city]
  }
  return [part]
}
