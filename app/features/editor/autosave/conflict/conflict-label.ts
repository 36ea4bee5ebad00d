import type { Translate } from '#app/i18n/i18n-options'
import type { Resume, Section } from '#contract/resume/resume'
import { sectionName } from '#app/features/editor/sections/section-name'

/** The versions in which a part is looked up: one side may have removed it. */
type Versions = readonly Resume[]

/** Names the part of a conflict as the form does: section, entry, field. */
export function conflictLabel(t: Translate, versions: Versions, path: readonly string[]): string {
  const [part, ...rest] = path
  if (part === 'sections') return sectionPartLabel(t, versions, rest)
  const key = rest[0] ?? ''
  if (part === 'style') return t(`style:${key}` as 'style:font')
  if (part === 'intention') return t(`fields:intention.${key}` as 'fields:intention.position')
  if (part !== 'basics') return t('editor-tools:merge.other')
  if (key === 'photo') return t('editor:photo.label')
  if (key !== 'links' && key !== 'custom') return t(`fields:basics.${key}` as 'fields:basics.name')
  const entry = versions
    .flatMap(({ basics }): { id: string; label: string }[] => basics[key])
    .find(({ id }) => id === rest[1])
  return [t(`editor:${key}`), entry?.label].filter(Boolean).join(' · ')
}

function sectionPartLabel(
  t: Translate,
  versions: Versions,
  [sectionId, list, itemId, field]: string[],
): string {
  const section = versions.flatMap(({ sections }) => sections).find(({ id }) => id === sectionId)
  if (!section) return t('editor-tools:sync.parts.order')
  const title = sectionName(t, section)
  if (list === undefined) return title
  if (list === 'column') return `${title} · ${t('editor-tools:merge.column')}`
  if (list !== 'items') return `${title} · ${t('editor:section.title')}`
  if (itemId === undefined) return `${title} · ${t('editor-tools:merge.order')}`
  const entry = versions
    .flatMap(({ sections }) => sections.flatMap(({ items }) => items))
    .find(({ id }) => id === itemId)
  return [title, entry?.title, field && fieldName(t, section, field)].filter(Boolean).join(' · ')
}

function fieldName(t: Translate, { kind }: Section, field: string): string {
  if (field === 'dates') return t('editor-tools:merge.dates')
  return field === 'picture'
    ? t('editor-tools:picture.label')
    : t(`fields:${kind}.${field}` as 'fields:work.title')
}
