import { Form, Link } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import type { ActionRefusal } from './my-resumes.server'
import { resumeListUrl, type ResumeListQuery } from './list-query'

type ResumeLineFormProps = {
  resumeId: string
  query: ResumeListQuery
  refusal: ActionRefusal | undefined
  /** The action, and the name of its field. */
  verb: 'rename' | 'retag'
  name: 'title' | 'tags'
  value: string
  maxLength: number
  label: string
  hint?: string
  saveLabel: string
}

/** Edits one line of a card in place; the form opens by URL, so that it works without scripts. */
export function ResumeLineForm(props: ResumeLineFormProps) {
  const { resumeId: id, query, refusal, verb, name, value, maxLength, label, hint, saveLabel } = props
  const { t } = useTranslation(['my-resumes', 'layout'])
  const errorText = useFieldErrorText()
  const message = refusal?.problem ? errorText(refusal.problem) : refusal?.message
  const note = message ?? hint
  return (
    <Form
      method="post"
      action={resumeListUrl(query, { [verb]: id })}
      className="space-y-2"
      preventScrollReset
    >
      <input type="hidden" name="id" value={id} />
      <input
        name={name}
        defaultValue={refusal?.submittedText ?? value}
        aria-label={label}
        aria-invalid={message ? true : undefined}
        aria-describedby={note ? `${id}-note` : undefined}
        maxLength={maxLength}
        // The person has just asked to write here.
        // eslint-disable-next-line jsx-a11y/no-autofocus
        autoFocus
        onFocus={(event) => event.target.select()}
        className={inputClassName}
      />
      {note ? (
        <p id={`${id}-note`} className={`text-sm ${message ? 'text-destructive' : 'text-muted-foreground'}`}>
          {note}
        </p>
      ) : null}
      <div className="flex flex-wrap gap-2">
        <Button type="submit" name="intent" value={verb} size="sm">
          {saveLabel}
        </Button>
        <Link
          to={resumeListUrl(query)}
          preventScrollReset
          className={buttonVariants({ variant: 'outline', size: 'sm' })}
        >
          {t('layout:cancel')}
        </Link>
      </div>
    </Form>
  )
}
