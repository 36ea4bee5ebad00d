import { rewritableFields } from '#resume-model/rewrite-proposals/rewritable-fields'
import type { ItemField, SectionKind } from '#contract/resume/section-kinds'
import type { Resume } from '#contract/resume/resume'

/** A part that can be rewritten: an entry or one of its texts. */
export type RewriteTarget = { value: string; entry: string; name: ItemField | '' }
export type RewriteTargetGroup = { id: string; kind: SectionKind; title: string; targets: RewriteTarget[] }

/**
 * Returns the rewritable entries and fields by section. Of an entry's fields it lists text, note and
 * `chosen`.
 */
export function rewriteTargets(resume: Resume, chosen: string): RewriteTargetGroup[] {
  const askable = rewritableFields(resume, 'translate')
  return resume.sections.flatMap(({ id, kind, title, items }) => {
    const targets = items.flatMap((item): RewriteTarget[] => {
      const names = askable
        .filter(({ field }) => field.startsWith(`${item.id}.`))
        .map(({ field }) => field.split('.')[1] as ItemField)
      if (names.length === 0) return []
      const ownFields = names.filter(
        (name) => names.length > 1 && (['text', 'note'].includes(name) || chosen === `${item.id}.${name}`),
      )
      const entry = item.title || textExcerpt(item.text)
      return [
        { value: item.id, entry, name: '' },
        ...ownFields.map((name) => ({ value: `${item.id}.${name}`, entry, name })),
      ]
    })
    return targets.length === 0 ? [] : [{ id, kind, title, targets }]
  })
}

/** Returns an excerpt to name an untitled entry. */
export function textExcerpt(text: string): string {
  return text.replace(/^[-*•]\s*|\*\*|<\/?u>/g, '').slice(0, 12)
}

/**
 * Returns the option to select for `chosen`: itself, else its section or entry, else '' (the whole resume).
 */
export function selectedOption(groups: RewriteTargetGroup[], chosen: string): string {
  const all = groups.flatMap(({ id, targets }) => [id, ...targets.map(({ value }) => value)])
  if (chosen === '' || all.includes(chosen)) return chosen
  const [id = ''] = chosen.split('.')
  return all.includes(id) ? id : ''
}
