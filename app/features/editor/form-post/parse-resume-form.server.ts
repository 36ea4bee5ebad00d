import { Resume } from '#contract/resume/resume'
import { formatPhone, normalizeEmail } from '#resume-model/contact/normalize-contact'
import { POSITION_FIELD } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { ITEM_TEXT_FIELDS } from '#contract/resume/section-kinds'
import { toFieldErrors } from '#contract/validation/to-field-errors'
import type { FieldErrors } from '#contract/http/envelope'
import { parseNestedFields } from './parse-nested-fields.server'

/** Parses the posted editor form into a resume document, as typed but for phone and e-mail, without validation. */
export function parseResumeForm(form: FormData): Record<string, unknown> {
  const typed = parseNestedFields(form)
  const scenario = form.get('scenario')
  const [dismissed, sampleEntries] = ['dismissed', 'sampleEntries'].map((name) =>
    String(form.get(name) ?? '')
      .split(' ')
      .filter(Boolean),
  ) as [string[], string[]]
  const assisted = String(form.get('assisted') ?? '').split(' ')
  const sections = recordsAt(typed, 'sections').map(({ keep, column, ...section }) => ({
    ...section,
    visible: section.visible !== 'false',
    ...(keep === 'true' && { keep: true }),
    ...(typeof column === 'string' && column !== '' && { column }),
    ...(assisted.includes(`${section.id}.title`) && { assisted: true }),
    items: recordsAt(section, 'items').map((item) => parseItem(item, assisted)),
  }))
  return {
    schemaVersion: 1,
    basics: normalizeContacts(typed.basics ?? {}, typed.style),
    intention: typed.intention ?? {},
    sections,
    style: parseStyle(typed.style),
    ...(typeof scenario === 'string' && { scenario }),
    ...(dismissed.length > 0 && { dismissed }),
    ...(sampleEntries.length > 0 && { sampleEntries }),
    ...(assisted.includes(POSITION_FIELD) && { assisted: true }),
  }
}

/** A mobile as most people type it: right as it is. */
const plainMobile = /^1\d{10}$/

/** As the fields do with scripts when they are left; here nobody knows which were, so a number that is right stays. */
function normalizeContacts(basics: unknown, style: unknown): unknown {
  if (typeof basics !== 'object' || basics === null) return basics
  const { phone, email } = basics as Record<string, unknown>
  const inEnglish =
    typeof style === 'object' && style !== null && 'headings' in style && style.headings === 'en'
  return {
    ...basics,
    ...(typeof phone === 'string' && !plainMobile.test(phone) && { phone: formatPhone(phone, inEnglish) }),
    ...(typeof email === 'string' && { email: normalizeEmail(email) }),
  }
}

/** A set flag is posted as `true`; `assisted` names texts an AI wrote. */
function parseItem(
  { breakBefore, keep, visible, picture, ...item }: Record<string, unknown>,
  assisted: readonly string[],
) {
  const texts = ITEM_TEXT_FIELDS.filter((name) => assisted.includes(`${item.id}.${name}`))
  return {
    ...item,
    visible: visible !== 'false',
    ...(typeof picture === 'string' && picture !== '' && { picture }),
    ...(breakBefore === 'true' && { breakBefore: true }),
    ...(keep === 'true' && { keep: true }),
    ...(texts.length > 0 && { assisted: texts }),
  }
}

/** Yes or no is posted as a word. Any other is left for validation, a missing one to its default. */
function parseStyle(style: unknown): unknown {
  if (typeof style !== 'object' || style === null || !('icons' in style)) return style ?? {}
  const icons = { true: true, false: false }[String(style.icons)]
  return icons === undefined ? style : { ...style, icons }
}

export type ResumeValidation =
  { resume: Resume; problems?: undefined } | { resume?: undefined; problems: FieldErrors }

/** Validates a typed document: returns the resume, or the problem of each field. */
export function validateResume(typed: unknown): ResumeValidation {
  const parsed = Resume.safeParse(typed)
  return parsed.success ? { resume: parsed.data } : { problems: toFieldErrors(parsed.error) }
}

function recordsAt(from: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = from[name]
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
}
