import { Plus } from 'lucide-react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import type { FieldErrors } from '#contract/http/envelope'
import { WizardField } from './wizard-field'
import type { WizardFieldGroup } from './wizard-fields'

type WizardFieldsetProps = {
  group: WizardFieldGroup
  values: Record<string, string>
  /** Counts restorations: fields are rendered anew with it. */
  restored: number
  problems: FieldErrors
  /** The name of the field where the user continues after a refusal, without scripts too. */
  firstProblem: string | undefined
  /** It has just been added: the cursor stands in its first field. */
  isNew: boolean
}

/** The fields of one entry, or of the person; after the last entry of a section a button adds one more. */
export function WizardFieldset({
  group,
  values,
  restored,
  problems,
  firstProblem,
  isNew,
}: WizardFieldsetProps) {
  const { t } = useTranslation(['scenarios', 'fields'])
  const { kind, title, hint, entry, fields } = group
  const name = kind ? title || t(`fields:kinds.${kind}` as 'fields:kinds.work') : ''
  const fieldset = useRef<HTMLFieldSetElement>(null)
  useEffect(() => {
    // Its URL is a new one, for which the page was scrolled to its top.
    if (isNew) fieldset.current?.scrollIntoView({ block: 'center' })
  }, [isNew])
  return (
    <fieldset ref={fieldset} className="mt-5">
      {name ? (
        <legend className="font-medium">
          {entry && entry.number > 1 ? t('entryNumber', { name, number: entry.number }) : name}
          {entry ? null : (
            <span className="ml-2 text-sm font-normal text-subtle-foreground">{t('optional')}</span>
          )}
        </legend>
      ) : null}
      {hint ? <p className="mt-1 text-sm leading-6 text-muted-foreground">{hint}</p> : null}
      <div className="mt-3 grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {fields.map((field, n) => (
          <WizardField
            key={`${field.name} ${restored}`}
            field={field}
            value={values[field.name] ?? ''}
            problem={problems[field.name]}
            hasFocus={firstProblem ? field.name === firstProblem : isNew && n === 0}
          />
        ))}
      </div>
      {entry?.isLast ? (
        <Button
          type="submit"
          name="add"
          value={kind}
          variant="ghost"
          size="sm"
          className="mt-3 -ml-2 text-primary"
        >
          <Plus aria-hidden />
          {t('addEntry', { name })}
        </Button>
      ) : null}
    </fieldset>
  )
}
