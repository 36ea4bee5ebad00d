import type { Resume } from '#contract/resume/resume'
import { kindByHeading } from '#resume-model/heading-names'
import { findDates, hasDate } from '#resume-model/lines/find-dates'
import { hasField } from '#resume-model/lines/place-heading'
import { emailPattern, phonePattern } from '#resume-model/lines/recognise-part'
import { parseLabelledValue, splitLineIntoParts } from '#resume-model/lines/split-line'
import {
  fieldOfLabel,
  fitsField,
  personFields,
  placeLine,
  unclassifiedId,
  valueFor,
  type MoveTarget,
} from './move-targets'
import { SECTION_KINDS } from '#contract/resume/section-kinds'
import { plainLine } from './plain-line'
import { readField } from './review-fields'
import type { UnclassifiedLine } from './replay-changes'

/** Letters and digits alone: what typography does not change. */
export const comparable = (text: string) => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '')

/** The section that each line of the original stands in, by the words of it that were read; linear time. */
export function sectionsOfLines({ sections }: Resume, original: readonly string[]): (string | undefined)[] {
  const byWords = new Map<string, string>()
  for (const { id, kind, title, items } of sections) {
    if (id === unclassifiedId) continue
    if (title !== '') byWords.set(comparable(title), id)
    if (!byWords.has(kind)) byWords.set(kind, id)
    for (const item of items)
      for (const text of [item.title, item.subtitle, ...item.text.split('\n').map(plainLine)])
        if (comparable(text).length > 1) byWords.set(comparable(text), id)
  }
  let current: string | undefined
  return original.map((line) => {
    const words = comparable(line)
    const found = [words, kindByHeading.get(words) ?? '', ...splitLineIntoParts(line).map(comparable)]
      .map((one) => byWords.get(one))
      .find(Boolean)
    return (current = found ?? current)
  })
}

const isRange = (plain: string) => findDates(plain)?.isRange === true
const wholly = (pattern: RegExp, text: string) => pattern.exec(text)?.[0] === text
const isName = (text: string) =>
  /^(?:\p{Script=Han}{2,4}|[A-Z][a-z]+(?: [A-Z][a-z]+){1,2})$/u.test(text) &&
  !kindByHeading.has(comparable(text))

type Guess = (plain: string, resume: Resume, sectionId: string | undefined) => MoveTarget | false | undefined

/** The first that the resume takes is suggested. */
const guesses: Guess[] = [
  (plain, { basics }) => wholly(emailPattern, plain) && basics.email === '' && 'basics.email',
  (plain, { basics }) => wholly(phonePattern, plain) && basics.phone === '' && 'basics.phone',
  (plain) => fieldOfLabel(plain),
  (plain, { basics }) => basics.name === '' && isName(plain) && 'basics.name',
  (plain) => /^(?:\S{1,20}[:：\s]\s*)?(?:https?:\/\/|www\.)\S+$/i.test(plain) && 'link',
  (plain, { sections }, id) => {
    const section = sections.find((one) => one.id === id)
    return section && hasField(section.kind, 'from') && hasDate(plain) && `entry:${section.id}`
  },
  (plain, { sections }, id) => {
    if (id || !isRange(plain)) return undefined
    const work = sections.find(({ kind }) => kind === 'work' || kind === 'internship')
    return `entry:${work?.id ?? 'new-work'}`
  },
  (_, __, id) => id && `text:${id}`,
  (_, __, id) => id && `entry:${id}`,
  (plain, { intention }) =>
    intention.position === '' && /^[^\d,，。:：;；]{2,20}$/u.test(plain) && 'intention.position',
  (plain) => (parseLabelledValue(plain) !== undefined || [...plain].length <= 24) && 'custom',
  (_, { sections }) => {
    const summary = sections.find(({ kind }) => kind === 'summary')
    return summary ? `text:${summary.id}` : 'entry:new-summary'
  },
]

/** Where a line probably belongs; undefined where nothing takes it. */
export function suggestTarget(
  { markdown, plain }: UnclassifiedLine,
  resume: Resume,
  sectionId: string | undefined,
): MoveTarget | undefined {
  return guesses
    .map((guess) => guess(plain, resume, sectionId))
    .find(
      (to): to is MoveTarget =>
        Boolean(to) && isFree(resume, to as MoveTarget) && canTake(resume, markdown, to as MoveTarget),
    )
}

/** A suggestion replaces no words. */
const isFree = (resume: Resume, to: MoveTarget) => (readField(resume, to) ?? '') === ''

/** Tries it on a copy of what it may change. */
export function canTake(resume: Resume, markdown: string, to: MoveTarget): boolean {
  const { basics, intention, sections } = resume
  const copy = {
    ...resume,
    basics: { ...basics, links: [...basics.links], custom: [...basics.custom] },
    intention: { ...intention },
    sections: sections.map((section) => ({
      ...section,
      items: section.items.map((item, i, { length }) => (i === length - 1 ? { ...item } : item)),
    })),
  }
  return placeLine(copy, 'try', markdown, to) !== undefined
}

/** The targets to choose from for a line: the person's fields that it fits, then sections, then sections to begin. */
export function menuTargets(resume: Resume, { plain }: UnclassifiedLine): MenuTargets {
  const sections = resume.sections.filter(({ id }) => id !== unclassifiedId)
  return {
    person: [
      ...personFields.filter((field) => fitsField(field, valueFor(field, plain))),
      'custom',
      'link',
    ].filter((to) => to !== 'link' || /[\w-]\.[a-z]{2,}/i.test(plain)),
    sections: sections.flatMap(({ id, kind, items }) => [
      ...(items.length > 0 && hasField(kind, 'text') ? [`text:${id}`] : []),
      `entry:${id}`,
    ]),
    newSections: SECTION_KINDS.filter((kind) => sections.every((one) => one.kind !== kind)).map(
      (kind) => `entry:new-${kind}`,
    ),
  }
}
type MenuTargets = Record<'person' | 'sections' | 'newSections', MoveTarget[]>
