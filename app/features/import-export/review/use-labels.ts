import { useTranslation } from 'react-i18next'
import type { Resume, Section } from '#contract/resume/resume'
import { SECTION_FIELDS, type ItemField } from '#contract/resume/section-kinds'
import type { MoveTarget } from './move-targets'
import { readField, type FieldPath } from './review-fields'

/** What fields, sections and targets of moves are called, in the words of the editor. */
export function useLabels(resume: Resume) {
  const { t } = useTranslation(['import-export', 'fields'])
  const kindName = (kind: string) => t(`fields:kinds.${kind}` as 'fields:kinds.work')
  const sectionName = ({ kind, title }: Pick<Section, 'kind' | 'title'>) => title || kindName(kind)

  function fieldName(path: FieldPath): string {
    const [part = '', id] = path.split('.')
    const field = path.split('.').at(-1)!
    if (part === 'basics') return t(`fields:basics.${field}` as 'fields:basics.name')
    if (part === 'intention') return t(`fields:intention.${field}` as 'fields:intention.position')
    if (part === 'links') return t(field === 'url' ? 'fields:link.url' : 'review.linkLabel')
    if (part === 'custom') {
      const label = readField(resume, `custom.${id}.label`)
      return field === 'value' && label ? label : t('review.custom')
    }
    const section = resume.sections.find((one) => one.id === id || one.items.some((item) => item.id === id))
    if (part === 'sections') return `${section ? sectionName(section) : ''} ${t('review.kind')}`
    return section ? itemFieldName(section, field as ItemField) : field
  }

  function itemFieldName(section: Section, field: ItemField): string {
    const hasOwn = (SECTION_FIELDS[section.kind] as readonly string[]).includes(field)
    const kind = hasOwn ? section.kind : field === 'note' ? 'education' : 'custom'
    return t(`fields:${kind}.${field}` as 'fields:work.title')
  }

  function targetName(to: MoveTarget): string {
    if (to === 'custom') return t('review.custom')
    if (to === 'link') return t('review.link')
    const [action = '', id = ''] = to.split(':')
    if (id === '') return fieldName(to)
    const section = resume.sections.find((one) => one.id === id)
    const name = section ? sectionName(section) : kindName(id.replace('new-', ''))
    if (action === 'entry') return t(section ? 'review.newEntry' : 'review.newSection', { section: name })
    const item = section?.items.at(-1)
    const entry = item?.title || item?.subtitle
    return entry ? t('review.textOf', { section: name, entry }) : t('review.text', { section: name })
  }

  return { kindName, sectionName, fieldName, targetName }
}
export type Labels = ReturnType<typeof useLabels>
