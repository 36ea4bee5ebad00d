import { useTranslation } from 'react-i18next'
import { Input, inputLook } from '#app/components/ui/input'
import { cn } from '#app/components/ui/cn'
import { sayProblem } from '#contract/problems'
import type { AskedField } from './wizard-fields'

type WizardFieldProps = { field: AskedField; value: string; problem: string | undefined }

const filling: Record<string, { type?: string; autoComplete?: string; inputMode?: 'email' | 'numeric' }> = {
  'basics.name': { autoComplete: 'name' },
  'basics.phone': { type: 'tel', autoComplete: 'tel' },
  'basics.email': { inputMode: 'email', autoComplete: 'email' },
  'basics.heightCm': { inputMode: 'numeric' },
  'basics.weightKg': { inputMode: 'numeric' },
}

/** A question of the wizard, with what is wrong about its answer. */
export function WizardField({ field: { name, label, example, long }, value, problem }: WizardFieldProps) {
  const { t, i18n } = useTranslation()
  const id = name.replace(/\W+/g, '-')
  const hint = example
    ? t('scenarios.example', { example })
    : /\.(from|birth)$/.test(name)
      ? t('scenarios.monthHint')
      : name.endsWith('.to')
        ? t('scenarios.endHint')
        : undefined
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const said =
    'said' in label
      ? label.said
      : 'words' in label
        ? label.words[language]
        : t(`fields.${label.of}.${label.field}` as 'fields.basics.name')
  const described = [problem && `${id}-wrong`, hint && `${id}-hint`].filter(Boolean).join(' ') || undefined
  const shared = { id, name, defaultValue: value, 'aria-describedby': described }
  return (
    <div className={cn(long && 'sm:col-span-2')}>
      <label htmlFor={id} className="text-sm text-muted-foreground">
        {said}
      </label>
      <div className="mt-1">
        {long ? (
          <textarea
            {...shared}
            rows={4}
            aria-invalid={problem ? true : undefined}
            className={cn(inputLook, 'resize-y')}
          />
        ) : (
          <Input {...shared} {...filling[name]} aria-invalid={problem ? true : undefined} />
        )}
      </div>
      {hint ? (
        <p id={`${id}-hint`} className="mt-1 text-xs text-subtle-foreground">
          {hint}
        </p>
      ) : null}
      {problem ? (
        <p id={`${id}-wrong`} className="mt-1 text-sm text-destructive">
          {sayProblem(problem, language)}
        </p>
      ) : null}
    </div>
  )
}
