import { PRESENT, parseMonth } from '#contract/resume/month'
import { isEmailAddress } from '#contract/validation/email-and-url'
import type { Item, Resume, Section } from '#contract/resume/resume'
import type { SectionKind } from '#contract/resume/section-kinds'
import type { DocumentFormat } from '#contract/resume/document-formats'
import { kindByHeading } from '#resume-model/heading-names'
import { findDates } from '#resume-model/lines/find-dates'
import { emailPattern, phonePattern } from '#resume-model/lines/recognise-part'
import { unclassifiedId } from './move-targets'
import type { FieldPath } from './review-fields'
import type { Replayed } from './replay-changes'
import { comparable } from './suggest-targets'

const personReasons = {
  nameMissing: ({ name }) => name === '' && 'basics.name',
  nameIsHeading: ({ name }) =>
    (kindByHeading.has(comparable(name)) || /简历|履历|resume/i.test(name)) && 'basics.name',
  nameIsOrganisation: ({ name }) =>
    /公司|集团|大学|学院|银行|中心|事务所|研究院|\b(?:ltd|inc|llc|university|college)\b/i.test(name) &&
    'basics.name',
  nameOdd: ({ name }) =>
    (/[\d@:：，。]/u.test(name) || (/\p{Script=Han}/u.test(name) && [...name].length > 12)) && 'basics.name',
  phoneMissing: ({ phone, email }) => phone === '' && email === '' && 'basics.phone',
  phoneOdd: ({ phone }) => phone !== '' && !looksLikePhone(phone) && 'basics.phone',
  emailOdd: ({ email }) =>
    email !== '' &&
    (!isEmailAddress(email) || /\.(?:con|cmo|ocm|comm|cn\.com)$/i.test(email)) &&
    'basics.email',
  positionOdd: (_, { position }) =>
    ([...position].length > 30 || /[。；]/u.test(position)) && 'intention.position',
} satisfies Record<string, (basics: Resume['basics'], intention: Resume['intention']) => FieldPath | false>

/** A fact of one's own that should have been a field. */
const holdsContact = (value: string) => emailPattern.test(value) || phonePattern.test(value)

type Neighbours = { kind: SectionKind; before?: Item; after?: Item }
const itemReasons = {
  endBeforeStart: ({ from, to }) => isBefore(to, from) && 'to',
  dateOdd: ({ from, to }) => (parseMonth(from) === undefined ? 'from' : parseMonth(to) === undefined && 'to'),
  dateMissing: ({ from, to }, { kind }) => datedKinds.includes(kind) && from === '' && to === '' && 'from',
  titleMissing: (item, { kind }) =>
    datedKinds.includes(kind) && item.title === '' && item.text !== '' && 'title',
  titleHasDate: ({ title }) => findDates(title) !== undefined && 'title',
  titleHasLabel: ({ title }) => /^[\p{L} ]{2,8}[:：]/u.test(title) && 'title',
  titleIsHeading: ({ title }, { kind }) =>
    datedKinds.includes(kind) && kindByHeading.has(comparable(title)) && 'title',
  titleTooLong: ({ title }, { kind }) => [...title].length > 40 && kind !== 'publications' && 'title',
  oneLine: (item, { before, after }) =>
    isOneLine(item) &&
    before !== undefined &&
    after !== undefined &&
    ![before, after].some(isOneLine) &&
    'title',
} satisfies Record<string, (item: Item, neighbours: Neighbours) => keyof Item | false>

export type UncertainReason =
  keyof typeof personReasons | keyof typeof itemReasons | 'holdsContact' | 'kindGuessed'
/** The first reason of each field that somebody should look at, in the order of the page. */
export type UncertainFields = ReadonlyMap<FieldPath, UncertainReason>

/** Files with fields of their own, whose sections were not guessed from a heading. */
const exactSources: readonly DocumentFormat[] = ['json', 'json-resume']

/** What an importer may have got wrong, by rules over its result alone. */
export function findUncertainFields(
  { resume: { basics, intention, sections }, typed }: Pick<Replayed, 'resume' | 'typed'>,
  source: DocumentFormat,
): UncertainFields {
  const found = new Map<FieldPath, UncertainReason>()
  const add = (path: FieldPath, reason: UncertainReason) => {
    if (!found.has(path)) found.set(path, reason)
  }
  for (const [reason, rule] of entriesOf(personReasons)) {
    const path = rule(basics, intention)
    if (path) add(path, reason)
  }
  for (const { id, value } of basics.custom)
    if (holdsContact(value) && (basics.email === '' || basics.phone === ''))
      add(`custom.${id}.value`, 'holdsContact')
  for (const section of sections) {
    if (section.id === unclassifiedId) continue
    const kindPath = `sections.${section.id}.kind`
    // A kind that was chosen is no guess.
    if (isGuessed(section) && !exactSources.includes(source) && !typed.has(kindPath))
      add(kindPath, 'kindGuessed')
    section.items.forEach((item, i) => {
      const neighbours = { kind: section.kind, before: section.items[i - 1], after: section.items[i + 1] }
      for (const [reason, rule] of entriesOf(itemReasons)) {
        const field = rule(item, neighbours)
        if (field) add(`items.${item.id}.${field}`, reason)
      }
    })
  }
  return found
}

const entriesOf = <T extends object>(table: T) => Object.entries(table) as [keyof T, T[keyof T]][]
const datedKinds: readonly SectionKind[] = ['education', 'work', 'internship', 'project', 'campus']

/** Chinese mobiles have eleven digits after an optional country code; other numbers 7 to 15. */
function looksLikePhone(phone: string): boolean {
  if (/\p{L}{3}/u.test(phone)) return false
  const digits = phone.replace(/\D/g, '').replace(/^(?:00)?86(?=1)/, '')
  if (/^1[3-9]/.test(digits) && !phone.trim().startsWith('+')) return digits.length === 11
  return digits.length >= 7 && digits.length <= 15
}

function isBefore(to: string, from: string): boolean {
  const [end, start] = [parseMonth(to), parseMonth(from)]
  return Boolean(end && start) && end !== PRESENT && end! < start!
}

/** Its heading is none of the usual names of its kind. */
const isGuessed = ({ kind, title }: Section) =>
  title !== '' && kind !== 'custom' && kindByHeading.get(comparable(title)) !== kind

/** One field and no more, where the kind has several. */
function isOneLine(item: Item): boolean {
  return (
    item.text === '' &&
    ['subtitle', 'tag', 'place', 'from', 'note'].every((field) => item[field as 'tag'] === '')
  )
}
