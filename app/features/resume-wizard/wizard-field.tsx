import { useTranslation } from 'react-i18next'
import { inputClassName } from '#app/components/ui/input'
import { cn } from '#app/components/ui/cn'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import { PointListField } from './point-list-field'
import { WizardControl } from './wizard-control'
import type { WizardFieldSpec } from './wizard-fields'

type WizardFieldProps = {
  field: WizardFieldSpec
  value: string
  problem: string | undefined
  hasFocus?: boolean
}

const inputPropsByField: Record<
  string,
  { type?: string; autoComplete?: string; inputMode?: 'email' | 'numeric' }
> = {
  'basics.name': { autoComplete: 'name' },
  'basics.phone': { type: 'tel', autoComplete: 'tel' },
  'basics.email': { inputMode: 'email', autoComplete: 'email' },
  'basics.heightCm': { inputMode: 'numeric' },
  'basics.weightKg': { inputMode: 'numeric' },
}

/** A field of the wizard with its error. */
export function WizardField({ field, value, problem, hasFocus = false }: WizardFieldProps) {
  const { name, label, example, long } = field
  const { t, i18n } = useTranslation(['scenarios', 'fields'])
  const errorText = useFieldErrorText()
  const id = name.replace(/\W+/g, '-')
  const hint = example
    ? t('example', { example })
    : long
      ? t(`longHints.${long}`)
      : name === 'basics.birth'
        ? t('birthHint')
        : name.endsWith('.from')
          ? t('monthHint')
          : name.endsWith('.to')
            ? t('endHint')
            : undefined
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const labelText =
    'text' in label
      ? label.text
      : 'words' in label
        ? label.words[language]
        : t(`fields:${label.of}.${label.field}` as 'fields:basics.name')
  const describedBy = [problem && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  // The only field that a step insists on (WizardPage's text for it).
  const isRequired = name === 'basics.name'
  const sharedProps = {
    id,
    name,
    defaultValue: value,
    'aria-describedby': describedBy,
    'aria-required': isRequired || undefined,
    autoFocus: hasFocus,
  }
  return (
    // Start and end stand in one row.
    <div className={cn(long && 'sm:col-span-2', name.endsWith('.from') && 'sm:col-start-1')}>
      <label htmlFor={id} className="text-sm text-muted-foreground">
        {long && long !== 'points' ? (
          <>
            <span className="sr-only">{labelText}</span> {t('entriesLabel')}
          </>
        ) : (
          labelText
        )}
      </label>
      {isRequired ? (
        <span aria-hidden className="ml-0.5 text-sm text-destructive">
          *
        </span>
      ) : null}
      <div className="mt-1">
        {long === 'points' ? (
          <PointListField {...sharedProps} aria-invalid={problem ? true : undefined} />
        ) : long ? (
          <textarea
            {...sharedProps}
            rows={3}
            aria-invalid={problem ? true : undefined}
            className={cn(inputClassName, 'field-sizing-content min-h-24 resize-y')}
          />
        ) : (
          <WizardControl
            {...sharedProps}
            {...inputPropsByField[name]}
            field={field}
            label={labelText}
            aria-invalid={problem ? true : undefined}
          />
        )}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-subtle-foreground">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-wrong`} className="mt-1 text-sm text-destructive">
          {errorText(problem)}
        </p>
      ) : null}
    </div>
  )
}
