import { getPathValue, parseSubmission } from '@conform-to/dom/future'
import { Resume } from '#contract/resume'
import { POSITION } from '#contract/proposal-fields'
import { ITEM_TEXTS } from '#contract/section-kinds'
import { problemsOf } from '#contract/field-problems'
import type { FieldProblems } from '#contract/envelope'

/** What a field of the form can be called; conform throws at other names, or builds huge arrays of them. */
const fieldName = /^(?:basics|intention|sections|style)(?:\[\d{1,3}\]|\.[a-zA-Z]+){1,4}$/
const isField = (name: string) =>
  fieldName.test(name) && !name.split(/[.[\]]/).some((key) => key in Object.prototype)

/** The posted editor form as a resume document, exactly as typed: nothing is checked yet. */
export function typedResume(form: FormData): Record<string, unknown> {
  const fields = new FormData()
  for (const [name, value] of form) if (typeof value === 'string' && isField(name)) fields.append(name, value)
  const typed = parseSubmission(fields).payload
  const scenario = form.get('scenario')
  const dismissed = String(form.get('dismissed') ?? '')
    .split(' ')
    .filter(Boolean)
  const assisted = String(form.get('assisted') ?? '').split(' ')
  const sections = listAt(typed, 'sections').map(({ keep, ...section }) => ({
    ...section,
    visible: section.visible !== 'false',
    ...(keep === 'true' && { keep: true }),
    ...(assisted.includes(`${section.id}.title`) && { assisted: true }),
    items: listAt(section, 'items').map((item) => typedItem(item, assisted)),
  }))
  return {
    schemaVersion: 1,
    basics: typed.basics ?? {},
    intention: typed.intention ?? {},
    sections,
    style: typed.style ?? {},
    ...(typeof scenario === 'string' && { scenario }),
    ...(dismissed.length > 0 && { dismissed }),
    ...(assisted.includes(POSITION) && { assisted: true }),
  }
}

/** A flag is posted where it is said, as `true`; `assisted` names texts an AI wrote. */
function typedItem(
  { breakBefore, keep, visible, ...item }: Record<string, unknown>,
  assisted: readonly string[],
) {
  const texts = ITEM_TEXTS.filter((name) => assisted.includes(`${item.id}.${name}`))
  return {
    ...item,
    visible: visible !== 'false',
    ...(breakBefore === 'true' && { breakBefore: true }),
    ...(keep === 'true' && { keep: true }),
    ...(texts.length > 0 && { assisted: texts }),
  }
}

export type ReadResume =
  { resume: Resume; problems?: undefined } | { resume?: undefined; problems: FieldProblems }

/** A typed document checked: the resume, or the problem of each field. */
export function readResume(typed: unknown): ReadResume {
  const read = Resume.safeParse(typed)
  return read.success ? { resume: read.data } : { problems: problemsOf(read.error) }
}

function listAt(from: unknown, name: string): Record<string, unknown>[] {
  const list = getPathValue(from, name)
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
}
