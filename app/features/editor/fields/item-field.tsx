import { useTranslation } from 'react-i18next'
import { pickerOf } from '#app/components/pickers/picker'
import type { ItemField as ItemFieldName, SectionKind } from '#contract/resume/section-kinds'
import { Field } from './field'
import { MonthField } from './month-field'

type ItemFieldProps = {
  name: string
  label: string
  kind: SectionKind
  field: Exclude<ItemFieldName, 'text'>
}

/** A field of an entry, but its text: a month, one to pick from, or a line. */
export function ItemField({ name, label, kind, field }: ItemFieldProps) {
  const { t } = useTranslation(['editor', 'fields'])
  if (field === 'from') return <MonthField name={name} label={label} hint={t('monthHint')} />
  if (field === 'to') return <MonthField name={name} label={label} hint={t('endHint')} allowsPresent />
  const isWide = field === 'link' || field === 'note'
  const placeholder = kind === 'skills' && field === 'title' ? t('fields:skillGroupExample') : undefined
  return <Field {...{ name, label, placeholder }} picker={pickerOf(kind, field)} span={isWide ? 6 : 3} />
}
