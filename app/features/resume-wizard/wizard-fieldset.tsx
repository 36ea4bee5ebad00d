import { Plus, Trash2 } from 'lucide-react'
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
  revision: number
  /** It has just been added, and the cursor stands in its first field; or another one was removed, and it is the last now. */
  changed: 'added' | 'removed' | undefined
}

/** The fields of one entry, or of the person; after the last entry of a section a button adds one more. */
export function WizardFieldset({
  group,
  values,
  restored,
  problems,
  firstProblem,
  revision,
  changed,
}: WizardFieldsetProps) {
  const { t, i18n } = useTranslation(['scenarios', 'fields'])
  const language = i18n.language === 'en' ? 'en' : 'zh'
  const { kind, title, hint, entry, fields } = group
  const name = kind ? title || t(`fields:kinds.${kind}` as 'fields:kinds.work') : ''
  const fieldset = useRef<HTMLFieldSetElement>(null)
  const addButton = useRef<HTMLButtonElement>(null)
  useEffect(() => {
    // Its URL is a new one, for which the page was scrolled to its top.
    if (changed === 'added') fieldset.current?.scrollIntoView({ block: 'center' })
    if (changed === 'removed') {
      addButton.current?.scrollIntoView({ block: 'center' })
      addButton.current?.focus({ preventScroll: true })
    }
  }, [changed, revision])
  const entryName = entry && entry.number > 1 ? t('entryNumber', { name, number: entry.number }) : name
  return (
    <fieldset ref={fieldset} className="relative mt-5">
      {name ? (
        <legend className="font-medium">
          {entryName}
          {entry ? null : (
            <span className="ml-2 text-sm font-normal text-subtle-foreground">{t('optional')}</span>
          )}
        </legend>
      ) : null}
      {entry && !entry.isOnly ? (
        <Button
          type="submit"
          name="remove"
          value={entry.id}
          variant="ghost"
          size="sm"
          aria-label={t('removeEntry', { name: entryName })}
          className="absolute -top-7 -right-2 text-subtle-foreground hover:text-destructive"
        >
          <Trash2 aria-hidden />
          {t('remove')}
        </Button>
      ) : null}
      {hint ? <p className="mt-1 text-sm leading-6 text-muted-foreground">{hint[language]}</p> : null}
      <div className="mt-3 grid gap-x-4 gap-y-4 sm:grid-cols-2">
        {fields.map((field, n) => (
          <WizardField
            key={`${field.name} ${restored}`}
            field={field}
            value={values[field.name] ?? ''}
            problem={problems[field.name]}
            hasFocus={firstProblem ? field.name === firstProblem : changed === 'added' && n === 0}
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
          ref={addButton}
          {...{ autoFocus: changed === 'removed' && !firstProblem }}
        >
          <Plus aria-hidden />
          {t('addEntry', { name })}
        </Button>
      ) : null}
    </fieldset>
  )
}
