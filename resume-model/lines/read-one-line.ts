import type { Item, Resume } from '#contract/resume/resume'
import { ResumeLimits } from '#contract/resume/resume-limits'
import type { SectionKind } from '#contract/resume/section-kinds'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { formatPhone, normalizeEmail } from '#resume-model/contact/normalize-contact'
import { findDates } from './find-dates'
import { placeHeading } from './place-heading'
import { emailPattern, genderPattern, phonePattern, politicsPattern } from './recognise-part'
import { splitLineIntoParts } from './split-line'

/** Longer than any heading. Limits the work of the patterns. */
const maxLength = 300
const commas = /[，；]\s*|[,;]\s+/g
const blankBetweenHan = /(?<=[\p{Script=Han}）)])\s+(?=[\p{Script=Han}（(])/gu
/** As in “Google 产品经理”. In a project's name it is a part of it: “Redis 缓存改造”. */
const blankBetweenScripts = /(?<=[A-Za-z])\s+(?=\p{Script=Han})|(?<=\p{Script=Han})\s+(?=[A-Za-z])/gu
const splitsBetweenScripts = (kind: SectionKind) => kind === 'work' || kind === 'internship'

/**
 * An entry with what one line says of it: “云帆科技 产品经理 2021.07-2023.04”.
 * @returns undefined unless the line names a time and more, and every word of it has a field
 */
export function readEntryLine(kind: SectionKind, item: Item, line: string): Item | undefined {
  if (line.length > maxLength || item.from !== '') return undefined
  const withTabs = line.replace(commas, '\t').replace(blankBetweenHan, '\t')
  const separated = splitsBetweenScripts(kind) ? withTabs.replace(blankBetweenScripts, '\t') : withTabs
  if (!findDates(separated)) return undefined
  const read = { ...item, title: '' }
  const leftOver = placeHeading(kind, read, separated, true)
  return leftOver.length === 0 && read.title !== '' && read.from !== '' ? read : undefined
}

/** An entry with what a copied one says: the heading in its first line or two, the text below. */
export function readEntryLines(kind: SectionKind, item: Item, lines: readonly string[]): Item | undefined {
  for (const count of [1, 2]) {
    const read = readEntryLine(kind, item, lines.slice(0, count).join('\t'))
    const bullets = lines.slice(count).map((line) => escapeMarkdown(line.replace(/^[•·●▪◦*–—-]\s*/, '- ')))
    const text = bullets.join('\n')
    if (read && text === '') return read
    if (read && item.text === '' && [...text].length <= ResumeLimits.text) return { ...read, text }
  }
  return undefined
}

type PersonField = 'email' | 'phone' | 'gender' | 'politicalStatus' | 'city' | 'position'
const isName = (part: string) => /^[\p{L}][\p{L} .·•'’-]{0,39}$/u.test(part)

/**
 * A resume with what one line says of its person: “王小满，产品经理，13812345678，wang@example.com，上海”.
 * @returns undefined unless the line has a phone or an e-mail and more, and every word of it has a free field
 */
export function readPersonLine(
  resume: Resume,
  line: string,
  isCity: (part: string) => boolean,
): Resume | undefined {
  if (line.length > maxLength) return undefined
  const [email] = emailPattern.exec(line) ?? []
  const withoutEmail = email === undefined ? line : line.replace(email, '\t')
  const [phone] = phonePattern.exec(withoutEmail) ?? []
  if (email === undefined && phone === undefined) return undefined
  const rest = phone === undefined ? withoutEmail : withoutEmail.replace(phone, '\t')
  const [name = '', ...parts] = splitLineIntoParts(
    rest
      .replace(/[，；、,;]\s*/g, '\t')
      .replace(blankBetweenHan, '\t')
      .replace(blankBetweenScripts, '\t'),
  )
  if (!isName(name)) return undefined
  const found: Partial<Record<PersonField, string>> = {
    ...(email !== undefined && { email: normalizeEmail(email) }),
    ...(phone !== undefined && { phone: formatPhone(phone, resume.style.headings === 'en') }),
  }
  for (const part of parts) {
    const field = fieldOf(part, isCity)
    if (found[field] !== undefined) return undefined
    found[field] = part
  }
  const { position = resume.intention.position, ...facts } = found
  const isFree = (field: string) =>
    (field === 'position' ? resume.intention.position : resume.basics[field as keyof typeof facts]) === ''
  if (!Object.keys(found).every(isFree)) return undefined
  return {
    ...resume,
    basics: { ...resume.basics, ...facts, name },
    intention: { ...resume.intention, position },
  }
}

function fieldOf(part: string, isCity: (part: string) => boolean): PersonField {
  if (genderPattern.test(part)) return 'gender'
  if (politicsPattern.test(part)) return 'politicalStatus'
  return isCity(part) ? 'city' : 'position'
}
