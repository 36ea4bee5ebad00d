import { useTranslation } from 'react-i18next'
import { pickerOf } from '#app/components/pickers/picker'
import type { ItemField as ItemFieldName, SectionKind } from '#contract/resume/section-kinds'
import { Field } from './field'
import type { FieldWidth } from './field-widths'
import { MonthField } from './month-field'

type ItemFieldProps = {
  name: string
  label: string
  kind: SectionKind
  field: Exclude<ItemFieldName, 'text'>
  width: FieldWidth
}

/** A field of an entry, but its text: a month, one to pick from, or a line. */
export function ItemField({ name, label, kind, field, width }: ItemFieldProps) {
  const { t } = useTranslation(['editor', 'fields'])
  const className = width === 'pair' ? 'col-span-3' : undefined
  if (field === 'from') return <MonthField {...{ name, label, className }} hint={t('monthHint')} />
  if (field === 'to') return <MonthField {...{ name, label, className }} hint={t('endHint')} allowsPresent />
  const placeholder = kind === 'skills' && field === 'title' ? t('fields:skillGroupExample') : undefined
  return (
    <Field {...{ name, label, placeholder }} picker={pickerOf(kind, field)} span={width === 'row' ? 6 : 3} />
  )
}
