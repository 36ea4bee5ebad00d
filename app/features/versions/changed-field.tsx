import { useTranslation } from 'react-i18next'
import { DiffText } from '#app/components/text-diff/diff-text'
import type { DiffPart } from '#app/components/text-diff/diff-part'
import { formatMonthIn } from '#contract/resume/month'
import type { SectionColumn, SectionKind } from '#contract/resume/section-kinds'
import type { ComparedField } from './compare-versions.server'

/** One field: its name, and its text with the words that went and came. */
export function ChangedField({ field }: { field: ComparedField }) {
  const { t, i18n } = useTranslation(['versions', 'fields'])
  const { label, kind, before, after } = field
  const name = label.includes('.')
    ? t(`fields:${label}` as 'fields:basics.name')
    : t(`settings.${label}` as 'settings.photo')
  return (
    <div className="grid gap-x-3 text-sm leading-6 sm:grid-cols-[6.5rem_1fr]">
      <dt className="text-muted-foreground">{name}</dt>
      <dd className="min-w-0 whitespace-pre-wrap [overflow-wrap:anywhere]">
        {field.diff.length === 0 && kind === 'text' ? (
          <span className="text-muted-foreground">{t('compare.formatOnly')}</span>
        ) : (
          partsOf().map((part, at) => <DiffText key={at} {...part} />)
        )}
      </dd>
    </div>
  )

  function partsOf(): DiffPart[] {
    if (kind === 'text') return field.diff
    if (kind === 'picture')
      return [
        { kind: 'same', text: t(`compare.picture.${!before ? 'added' : after ? 'replaced' : 'removed'}`) },
      ]
    if (kind === 'setting') return [{ kind: 'same', text: t(`compare.setting.${after ? 'on' : 'off'}`) }]
    if (kind === 'column') {
      const shown = (value: string) =>
        t(`compare.column.${(value || 'template') as SectionColumn | 'template'}`)
      return replacement(shown(before), shown(after))
    }
    const shown = (value: string) =>
      kind === 'month'
        ? formatMonthIn(i18n.language, value)
        : value && t(`fields:kinds.${value as SectionKind}`)
    return replacement(shown(before), shown(after))
  }
}

function replacement(before: string, after: string): DiffPart[] {
  const parts: DiffPart[] = [
    { kind: 'gone', text: before },
    { kind: 'same', text: before && after ? ' → ' : '' },
    { kind: 'new', text: after },
  ]
  return parts.filter(({ text }) => text !== '')
}
