import { z } from 'zod'
import { doiOf, doiUrl } from '../validation/doi'
import { escapeUrl, isEmailAddress, isUrl } from '../validation/email-and-url'
import { parseCities } from './parse-cities'
import { PRESENT, parseMonth } from './month'
import { fieldError } from '../validation/field-error-codes'
import { mapPersonalDetails } from './optional-personal-details'
import { ResumeLimits } from './resume-limits'
import { ITEM_TEXT_FIELDS, SECTION_COLUMNS, SECTION_KINDS } from './section-kinds'
import { Style } from './style'
import { cleanLine, cleanText } from '../validation/clean-text'

const wrongType = fieldError('wrongType')
const characterCount = (text: string) => [...text].length

/** One line of text; '' when missing. */
function line(max: number = ResumeLimits.line) {
  return z
    .string(wrongType)
    .transform(cleanLine)
    .refine((text) => characterCount(text) <= max, fieldError('tooLong', max))
    .default('')
}

/** Rich text: the Markdown subset of resume-model/rich-text/parse-rich-text.ts, stored as typed. */
const Text = z
  .string(wrongType)
  .transform(cleanText)
  .refine((text) => characterCount(text) <= ResumeLimits.text, fieldError('tooLong', ResumeLimits.text))
  .default('')

/** A month, parsed leniently, stored as `YYYY-MM` or ''. */
const Month = month(false)
/** A month, or `now`. */
const EndMonth = month(true)

function month(allowsNow: boolean) {
  return z
    .string(wrongType)
    .transform((text, context) => {
      const read = parseMonth(cleanLine(text))
      if (read !== undefined && (allowsNow || read !== PRESENT)) return read
      context.addIssue({ code: 'custom', message: fieldError('month') })
      return z.NEVER
    })
    .default('')
}

function wholeNumber(min: number, max: number) {
  return line().refine(
    (text) => text === '' || (/^\d{1,4}$/.test(text) && +text >= min && +text <= max),
    fieldError('digits', `${min}–${max}`),
  )
}

const Email = line().refine((text) => text === '' || isEmailAddress(text), fieldError('email'))

/** A URL; https if it has no scheme. javascript: and the like are rejected. A DOI is stored as its address. */
const Link = line(500)
  .transform((text) => {
    const doi = doiOf(text)
    return doi === undefined ? text : escapeUrl(doiUrl(doi))
  })
  .refine((text) => text === '' || isUrl(text), fieldError('link'))

/**
 * Present only when true. `breakBefore` starts a new page or column (a section's first entry takes the
 * heading along), `keep` prevents a page break inside; `assisted`: AI wrote its one text of this kind
 * (resume-model/proposals/ai-assisted-fields.ts).
 */
const Flag = z.literal(true, wrongType).optional()

const Id = z.string(wrongType).regex(/^[A-Za-z0-9-]{1,40}$/, wrongType)

/** Limits the length before its entries are parsed: 30,000 of them would take seconds. */
function list<T extends z.ZodType>(entry: T, most: number) {
  const counted = z
    .array(z.unknown(), wrongType)
    .max(most, { error: fieldError('tooMany', most), abort: true })
  return counted.pipe(z.array(entry))
}

const cities = z.preprocess(
  (value) => (typeof value === 'string' ? parseCities(value) : value),
  list(line(40), ResumeLimits.cities).default([]),
)

export const ResumeLink = z.object({ id: Id, label: line(), url: Link })
export const CustomField = z.object({ id: Id, label: line(), value: line() })

const { gender, birth, ...otherDetails } = mapPersonalDetails(({ input }) => {
  if (input.kind === 'month') return Month as unknown as ReturnType<typeof line>
  return input.kind === 'line' ? line(input.maxLength) : wholeNumber(input.min, input.max)
})

/** An id of the photo store, or ''. */
const StoredPhoto = z.string(wrongType).regex(/^[A-Za-z0-9_-]{0,64}$/, wrongType)

export const Basics = z.object(
  {
    name: line(60),
    photo: StoredPhoto.default(''),
    // In the order that resumes are stored in.
    gender,
    birth,
    phone: line(40),
    email: Email,
    city: line(),
    ...otherDetails,
    links: list(ResumeLink, ResumeLimits.links).default([]),
    custom: list(CustomField, ResumeLimits.custom).default([]),
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
      /** A picture of the work; kinds without pictures keep it unseen. Usually missing. */
      picture: StoredPhoto.optional(),
      breakBefore: Flag,
      keep: Flag,
      /** The fields that AI wrote; usually missing. */
      assisted: list(z.enum(ITEM_TEXT_FIELDS, fieldError('choice')), ITEM_TEXT_FIELDS.length).optional(),
    },
    wrongType,
  )
  .superRefine(checkMonths)
export type Item = z.infer<typeof Item>

function checkMonths({ from, to }: { from: string; to: string }, context: z.RefinementCtx): void {
  if (from && to && to !== PRESENT && to < from)
    context.addIssue({ code: 'custom', path: ['to'], message: fieldError('monthOrder') })
}

export const Section = z.object(
  {
    id: Id,
    kind: z.enum(SECTION_KINDS, fieldError('choice')),
    title: line(60),
    visible: z.boolean(wrongType).default(true),
    keep: Flag,
    /** Where a template with two columns puts it; usually missing: the template decides. Others keep it unseen. */
    column: z.enum(SECTION_COLUMNS, fieldError('choice')).optional(),
    assisted: Flag,
    items: list(Item, ResumeLimits.items).default([]),
  },
  wrongType,
)
export type Section = z.infer<typeof Section>

const EntryHash = z.string(wrongType).regex(/^[0-9a-z]{1,8}$/, wrongType)

/**
 * The resume document, schemaVersion 1 (decisions §10). Missing texts are '', months `YYYY-MM`.
 * Messages of its issues are codes of contract/validation/field-error-codes.ts.
 */
export const Resume = z
  .object(
    {
      schemaVersion: z.literal(1, fieldError('schemaVersion')),
      basics: Basics,
      intention: Intention.prefault({}),
      sections: list(Section, ResumeLimits.sections).default([]),
      style: Style,
      /** The purpose, an id of content/scenarios; kept even if that no longer exists. Usually missing. */
      scenario: z
        .string(wrongType)
        .regex(/^[a-z][a-z-]{0,39}$/, wrongType)
        .optional(),
      /** Ids of lint findings that the user dismissed. Usually missing. */
      dismissed: list(
        z.string(wrongType).regex(/^[A-Za-z][\w.-]{1,119}$/, wrongType),
        ResumeLimits.dismissed,
      ).optional(),
      /** What entries of the sample it was made from are known by (resume-model/sample-entries.ts). Usually missing. */
      sampleEntries: list(EntryHash, ResumeLimits.sampleEntries).optional(),
      /** AI wrote the position. */
      assisted: Flag,
    },
    wrongType,
  )
  .superRefine(checkWhole)
export type Resume = z.infer<typeof Resume>

function checkWhole(resume: Pick<Resume, 'basics' | 'sections'>, context: z.RefinementCtx): void {
  if (new TextEncoder().encode(JSON.stringify(resume)).length > ResumeLimits.documentKb * 1024)
    context.addIssue({ code: 'custom', message: fieldError('tooLarge', ResumeLimits.documentKb) })
  for (const path of surplusPictures(resume))
    context.addIssue({ code: 'custom', path, message: fieldError('tooManyPictures', ResumeLimits.pictures) })
  for (const path of repeatedIds(resume))
    context.addIssue({ code: 'custom', path, message: fieldError('duplicateId') })
}

const SavedItem = z.object({ ...Item.shape, link: line(500) }).superRefine(checkMonths)
const SavedSection = Section.extend({ items: list(SavedItem, ResumeLimits.items).default([]) })
const SavedBasics = Basics.extend({
  email: line(),
  links: list(ResumeLink.extend({ url: line(500) }), ResumeLimits.links).default([]),
})

/**
 * A stored resume: the same shape, but e-mail and links are not validated. The rules for them have become
 * stricter, and older documents must still open; saving one again requires valid values (Resume).
 */
export const SavedResume = z
  .object({
    ...Resume.shape,
    basics: SavedBasics,
    sections: list(SavedSection, ResumeLimits.sections).default([]),
  })
  .superRefine(checkWhole)

function surplusPictures({ sections }: Pick<Resume, 'sections'>): (string | number)[][] {
  const paths = sections.flatMap(({ items }, s) =>
    items.flatMap(({ picture }, i) => (picture ? [['sections', s, 'items', i, 'picture']] : [])),
  )
  return paths.slice(ResumeLimits.pictures)
}

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
