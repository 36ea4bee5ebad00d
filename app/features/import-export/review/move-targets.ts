import { PRESENT, parseMonth } from '#contract/resume/month'
import { parseCities } from '#contract/resume/parse-cities'
import { isEmailAddress, isUrl } from '#contract/validation/email-and-url'
import type { Basics, Resume } from '#contract/resume/resume'
import { PERSONAL_DETAILS, personalDetails } from '#contract/resume/optional-personal-details'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { SECTION_KINDS, type SectionKind } from '#contract/resume/section-kinds'
import { emptyItem } from '#resume-model/empty-resume'
import { hasField } from '#resume-model/lines/place-heading'
import { readEntryLine } from '#resume-model/lines/read-one-line'
import { parseLabelledValue } from '#resume-model/lines/split-line'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { plainLine } from './plain-line'
import { readField, writeField } from './review-fields'
import { idsOf, unusedId } from './unused-id'

export const unclassifiedId = 'unplaced'

/**
 * Where a line can go: a field (`basics.phone`, `intention.position`), `custom`, `link`, a new entry of a section
 * (`entry:ID`; `entry:new-KIND` makes the section too), or the text of its last entry (`text:ID`).
 */
export type MoveTarget = string

export const personFields = [
  'basics.name',
  'intention.position',
  'basics.phone',
  'basics.email',
  'basics.city',
  'intention.cities',
  'intention.salary',
  'intention.availability',
  'intention.status',
  ...PERSONAL_DETAILS.map((detail) => `basics.${detail}`),
]

/** The labels that say no more than the field they stand before. */
const ownLabels: Record<string, RegExp> = {
  'basics.name': /^(?:姓\s*名|name)$/i,
  'basics.phone': /^(?:联系)?(?:电\s*话|手\s*机)(?:号码?)?$|^(?:phone|mobile|tel)$/i,
  'basics.email': /^(?:电子)?邮[箱件]$|^e-?mail$/i,
  'basics.city': /^(?:现居(?:城市|地)?|所在城市|城市|city|location)$/i,
  'intention.cities': /^(?:意向|期望|目标)城市$|^期望工作地$/,
  'intention.salary': /^(?:期望薪[资酬]|薪资要求)$/,
  'intention.availability': /^(?:可?到岗|入职)时间$/,
  'intention.status': /^(?:求职|目前|在职)状态$/,
  'intention.position': /^(?:求职意向|意向岗位|应聘岗位|应聘职位|期望职位|目标岗位|position)$/i,
  ...Object.fromEntries(
    PERSONAL_DETAILS.map((detail) => {
      const { zh, en } = personalDetails[detail].label
      return [`basics.${detail}`, new RegExp(`^(?:${zh}|${en})$`, 'i')]
    }),
  ),
}

/** What a field gets of a line: without the label that names the field anyway. */
export function valueFor(field: string, plain: string): string {
  const labelled = parseLabelledValue(plain)
  return labelled && ownLabels[field]?.test(labelled.label) ? labelled.value : plain
}

/** The person's field that a line names by its label: `手机：138…`. */
export function fieldOfLabel(plain: string): string | undefined {
  const label = parseLabelledValue(plain)?.label
  return label === undefined ? undefined : personFields.find((field) => ownLabels[field]?.test(label))
}

/**
 * Puts a line where it was sent, changing `resume` and its `taken` ids. The field's words before are returned, which then have
 * no place.
 * @returns undefined where the target does not take it: nothing is changed then
 */
export function placeLine(
  resume: Resume,
  lineId: string,
  markdown: string,
  to: MoveTarget,
  taken = idsOf(resume),
): string[] | undefined {
  const plain = plainLine(markdown)
  const id = unusedId(taken, `moved-${lineId}`)
  if (to === 'custom') return addCustom(resume.basics, id, plain)
  if (to === 'link') return addLink(resume.basics, id, plain)
  const [action, sectionId = ''] = to.split(':')
  if (action === 'entry') return addEntry(resume, id, markdown, sectionId)
  if (action === 'text') return addText(resume, markdown, sectionId)
  return personFields.includes(to) ? setField(resume, to, valueFor(to, plain)) : undefined
}

/** Whether the contract accepts a value in a person's field; without its schemas, which browsers do not load. */
export function fitsField(field: string, value: string): boolean {
  if (field === 'basics.email') return isEmailAddress(value) && !isLong(value)
  if (field === 'intention.cities') {
    const cities = parseCities(value)
    return cities.length <= ResumeLimits.cities && cities.every((city) => isWithin(city, 40))
  }
  const detail = PERSONAL_DETAILS.find((one) => field === `basics.${one}`)
  const input = detail && personalDetails[detail].input
  if (input?.kind === 'month') return ![undefined, PRESENT].includes(parseMonth(value))
  if (input?.kind === 'number') return /^\d{1,4}$/.test(value) && +value >= input.min && +value <= input.max
  return isWithin(value, input?.maxLength ?? lineLimits[field] ?? ResumeLimits.line)
}

const lineLimits: Record<string, number> = { 'basics.name': 60, 'basics.phone': 40 }
const isWithin = (text: string, max: number) => [...text].length <= max
const isLong = (text: string) => !isWithin(text, ResumeLimits.line)

function setField(resume: Resume, to: string, value: string): string[] | undefined {
  if (!fitsField(to, value)) return undefined
  const before = readField(resume, to) ?? ''
  writeField(resume, to, value)
  return before === '' || before === value ? [] : [escapeMarkdown(before)]
}

function addCustom({ custom }: Basics, id: string, plain: string): string[] | undefined {
  const { label, value } = parseLabelledValue(plain) ?? { label: '', value: plain }
  if (custom.length >= ResumeLimits.custom || isLong(label) || isLong(value)) return undefined
  custom.push({ id, label, value })
  return []
}

function addLink({ links }: Basics, id: string, plain: string): string[] | undefined {
  const url = /https?:\/\/\S+$/i.exec(plain)?.[0] ?? plain
  const label = plain
    .slice(0, -url.length)
    .trimEnd()
    .replace(/[:：]$/u, '')
    .trimEnd()
  if (links.length >= ResumeLimits.links || !isUrl(url) || isLong(label) || !isWithin(url, 500))
    return undefined
  links.push({ id, label, url })
  return []
}

const newKindOf = (sectionId: string) => SECTION_KINDS.find((kind) => sectionId === `new-${kind}`)

function addEntry(resume: Resume, id: string, markdown: string, sectionId: string): string[] | undefined {
  const section = resume.sections.find((one) => one.id === sectionId)
  const kind = section?.kind ?? newKindOf(sectionId)
  const item = kind && createEntry(kind, id, markdown)
  if (!item || sectionId === unclassifiedId) return undefined
  if (section ? section.items.length >= ResumeLimits.items : resume.sections.length >= ResumeLimits.sections)
    return undefined
  if (section) section.items.push(item)
  else {
    const at = resume.sections.findIndex((one) => one.id === unclassifiedId)
    const created = { id: sectionId, kind, title: '', visible: true, items: [item] }
    resume.sections.splice(at < 0 ? resume.sections.length : at, 0, created)
  }
  return []
}

function createEntry(kind: SectionKind, id: string, markdown: string) {
  const item = emptyItem(id)
  const plain = plainLine(markdown)
  if (!hasField(kind, 'title')) return { ...item, text: markdown }
  const read = readEntryLine(kind, item, plain)
  if (read) return read
  const isHeading = [...plain].length <= 40 || !hasField(kind, 'text')
  if (isHeading) return isLong(plain) ? undefined : { ...item, title: plain }
  return { ...item, text: markdown }
}

function addText({ sections }: Resume, markdown: string, sectionId: string): string[] | undefined {
  const section = sections.find(({ id }) => id === sectionId)
  const item = section?.items.at(-1)
  if (!item || sectionId === unclassifiedId || !hasField(section!.kind, 'text')) return undefined
  const text = item.text === '' ? markdown : `${item.text}\n${markdown}`
  if ([...text].length > ResumeLimits.text) return undefined
  item.text = text
  return []
}
