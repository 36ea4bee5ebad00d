import { Resume } from '#contract/resume'
import { POSITION } from '#contract/proposal-fields'
import { ITEM_TEXTS } from '#contract/section-kinds'
import { problemsOf } from '#contract/field-problems'
import type { FieldProblems } from '#contract/envelope'
import { nestedFields } from './nested-fields.server'

/** The posted editor form as a resume document, exactly as typed: nothing is checked yet. */
export function typedResume(form: FormData): Record<string, unknown> {
  const typed = nestedFields(form)
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

function listAt(from: Record<string, unknown>, name: string): Record<string, unknown>[] {
  const list = from[name]
  return Array.isArray(list) ? list.filter((entry) => typeof entry === 'object' && entry !== null) : []
}
