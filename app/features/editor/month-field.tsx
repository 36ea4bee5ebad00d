import { useTranslation } from 'react-i18next'
import { cn } from '#app/components/ui/cn'
import { MonthPicker } from '#app/components/ui/month-picker'
import { readMonth, showMonth } from '#contract/month'
import { useEditorStore, useText } from './editor-context'
import { useFieldNotes } from './field'

type MonthFieldProps = {
  name: string
  label: string
  hint: string
  /** Whether it may be 至今. */
  orNow?: boolean
  className?: string
}

/** A month of the resume. */
export function MonthField({ name, label, hint, orNow = false, className }: MonthFieldProps) {
  const { t, i18n } = useTranslation()
  const store = useEditorStore()
  const value = useText(name)
  const { described, invalid, under } = useFieldNotes(name, hint)
  const now = t('editor.now')
  const words = {
    open: t('editor.month.open'),
    year: t('editor.month.year'),
    back: t('editor.month.back'),
    on: t('editor.month.on'),
    clear: t('editor.month.clear'),
    now: orNow ? now : undefined,
    language: i18n.language,
  }
  return (
    <div className={cn('col-span-6 sm:col-span-3', className)}>
      <label htmlFor={`f-${name}`} className="mb-1 block text-sm text-muted-foreground">
        {label}
      </label>
      <MonthPicker
        id={`f-${name}`}
        name={name}
        value={value}
        read={readMonth}
        show={(month) => showMonth(month, now)}
        words={{ ...words, open: `${words.open}: ${label}` }}
        aria-invalid={invalid || undefined}
        aria-describedby={described}
        onMonth={(month) => store.getState().set(name, month)}
      />
      {under}
    </div>
  )
}
