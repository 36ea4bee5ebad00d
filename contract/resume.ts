import { z } from 'zod'
import { readCities } from './cities'
import { NOW, readMonth } from './month'
import { problem } from './problems'
import { Limits } from './resume-limits'
import { ITEM_TEXTS, SECTION_KIND_NAMES } from './section-kinds'
import { Style } from './style'
import { cleanLine, cleanText } from './text'

const wrongType = problem('wrongType')
const countOf = (text: string) => [...text].length

/** One line of text; absent is ''. */
function line(max: number = Limits.line) {
  return z
    .string(wrongType)
    .transform(cleanLine)
    .refine((text) => countOf(text) <= max, problem('tooLong', max))
    .default('')
}

/** Rich text: the Markdown subset of contract/rich-text.ts, kept as typed. */
const Text = z
  .string(wrongType)
  .transform(cleanText)
  .refine((text) => countOf(text) <= Limits.text, problem('tooLong', Limits.text))
  .default('')

/** A month read leniently, kept as `YYYY-MM` or ''. */
const Month = month(false)
/** A month, or `now`. */
const EndMonth = month(true)

function month(orNow: boolean) {
  return z
    .string(wrongType)
    .transform((text, context) => {
      const read = readMonth(cleanLine(text))
      if (read !== undefined && (orNow || read !== NOW)) return read
      context.addIssue({ code: 'custom', message: problem('month') })
      return z.NEVER
    })
    .default('')
}

function wholeNumber(min: number, max: number) {
  return line().refine(
    (text) => text === '' || (/^\d{1,4}$/.test(text) && +text >= min && +text <= max),
    problem('digits', `${min}–${max}`),
  )
}

const Email = line().refine(
  (text) => text === '' || /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text),
  problem('email'),
)

/** A web address; without a scheme https is meant. javascript: and the like are refused. */
const Link = line(500).refine((text) => text === '' || isWebAddress(text), problem('link'))

function isWebAddress(text: string): boolean {
  if (/^mailto:[^\s]+$/i.test(text)) return true
  if (/\s/.test(text)) return false
  // No dot: `example.com:8080` is a host and a port.
  const scheme = /^[a-z][a-z0-9+-]*:/i.exec(text)?.[0].toLowerCase()
  if (scheme && scheme !== 'http:' && scheme !== 'https:') return false
  return URL.canParse(scheme ? text : `https://${text}`) && text.includes('.')
}

/**
 * Said of few, and then it is true: `breakBefore` begins a page or a column (a section's first entry takes the heading
 * along), `keep` is not parted over pages; `assisted`: an AI wrote its one text that it could (contract/assisted.ts).
 */
const Flag = z.literal(true, wrongType).optional()

const Id = z.string(wrongType).regex(/^[A-Za-z0-9-]{1,40}$/, wrongType)

const cities = z.preprocess(
  (value) => (typeof value === 'string' ? readCities(value) : value),
  z.array(line(40), wrongType).max(Limits.cities, problem('tooMany', Limits.cities)).default([]),
)

export const ResumeLink = z.object({ id: Id, label: line(), url: Link })
export const CustomField = z.object({ id: Id, label: line(), value: line() })

export const Basics = z.object(
  {
    name: line(60),
    photo: z
      .string(wrongType)
      .regex(/^[A-Za-z0-9_-]{0,64}$/, wrongType)
      .default(''),
    gender: line(20),
    birth: Month,
    phone: line(40),
    email: Email,
    city: line(),
    hukou: line(),
    ethnicity: line(20),
    politicalStatus: line(40),
    marital: line(20),
    heightCm: wholeNumber(50, 250),
    weightKg: wholeNumber(20, 300),
    links: z.array(ResumeLink, wrongType).max(Limits.links, problem('tooMany', Limits.links)).default([]),
    custom: z.array(CustomField, wrongType).max(Limits.custom, problem('tooMany', Limits.custom)).default([]),
  },
  wrongType,
)
export type Basics = z.infer<typeof Basics>

export const Intention = z.object(
  { position: line(), cities, salary: line(), availability: line(), status: line() },
  wrongType,
)
export type Intention = z.infer<typeof Intention>

export const Item = z
  .object(
    {
      id: Id,
      visible: z.boolean(wrongType).default(true),
      title: line(),
      subtitle: line(),
      tag: line(),
      place: line(),
      from: Month,
      to: EndMonth,
      link: Link,
      note: line(500),
      text: Text,
      breakBefore: Flag,
      keep: Flag,
      /** Its texts that an AI wrote; absent in most. */
      assisted: z
        .array(z.enum(ITEM_TEXTS, problem('choice')), wrongType)
        .max(ITEM_TEXTS.length, problem('tooMany', ITEM_TEXTS.length))
        .optional(),
    },
    wrongType,
  )
  .superRefine((item, context) => {
    if (item.from && item.to && item.to !== NOW && item.to < item.from)
      context.addIssue({ code: 'custom', path: ['to'], message: problem('monthOrder') })
  })
export type Item = z.infer<typeof Item>

export const Section = z.object(
  {
    id: Id,
    kind: z.enum(SECTION_KIND_NAMES, problem('choice')),
    title: line(60),
    visible: z.boolean(wrongType).default(true),
    keep: Flag,
    assisted: Flag,
    items: z.array(Item, wrongType).max(Limits.items, problem('tooMany', Limits.items)).default([]),
  },
  wrongType,
)
export type Section = z.infer<typeof Section>

/**
 * The resume document, schemaVersion 1 (decisions §10). Absent texts are '', months `YYYY-MM`.
 * Messages of its issues are problems of contract/problems.ts.
 */
export const Resume = z
  .object(
    {
      schemaVersion: z.literal(1, problem('schemaVersion')),
      basics: Basics,
      intention: Intention.prefault({}),
      sections: z
        .array(Section, wrongType)
        .max(Limits.sections, problem('tooMany', Limits.sections))
        .default([]),
      style: Style,
      /** What it is for, an id of content/scenarios; kept when that is not there any more, and absent in most. */
      scenario: z
        .string(wrongType)
        .regex(/^[a-z][a-z-]{0,39}$/, wrongType)
        .optional(),
      /** Findings of the check-up its owner has dismissed: their ids, absent in most. */
      dismissed: z
        .array(z.string(wrongType).regex(/^[A-Za-z][\w.-]{1,119}$/, wrongType), wrongType)
        .max(Limits.dismissed, problem('tooMany', Limits.dismissed))
        .optional(),
      /** An AI wrote the position it is for. */
      assisted: Flag,
    },
    wrongType,
  )
  .superRefine((resume, context) => {
    if (new TextEncoder().encode(JSON.stringify(resume)).length > Limits.documentKb * 1024)
      context.addIssue({ code: 'custom', message: problem('tooLarge', Limits.documentKb) })
    for (const path of repeatedIds(resume))
      context.addIssue({ code: 'custom', path, message: problem('duplicateId') })
  })
export type Resume = z.infer<typeof Resume>

function repeatedIds({ basics, sections }: Pick<Resume, 'basics' | 'sections'>): (string | number)[][] {
  const seen = new Set<string>()
  const once = (id: string, path: (string | number)[]) => (seen.has(id) ? [path] : (seen.add(id), []))
  return [
    ...sections.flatMap((section, s) => [
      ...once(section.id, ['sections', s, 'id']),
      ...section.items.flatMap((item, i) => once(item.id, ['sections', s, 'items', i, 'id'])),
    ]),
    ...basics.links.flatMap((link, i) => once(link.id, ['basics', 'links', i, 'id'])),
    ...basics.custom.flatMap((field, i) => once(field.id, ['basics', 'custom', i, 'id'])),
  ]
}
