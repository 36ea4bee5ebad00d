import { Form, Link } from '@remix-run/react'
import { useEffect, useRef } from 'react'
import { useTranslation } from 'react-i18next'
import { TextField } from '#app/components/forms/text-field'
import { Button, buttonVariants } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { maxFeedbackContactLength, maxFeedbackLength, feedbackTopics } from '#contract/feedback/feedback'
import { formatFieldError } from '#contract/validation/field-error-codes'
import type { FeedbackRefusal } from './send-feedback.server'

/** A message to the service: sent without scripts too, with what was typed kept when it is refused. */
export function FeedbackForm({ refusal, isSent }: { refusal?: FeedbackRefusal; isSent: boolean }) {
  const { t, i18n } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  const fieldError = (name: string) => {
    const problem = refusal?.problems[name]
    return problem && formatFieldError(problem, i18n.language === 'en' ? 'en' : 'zh')
  }
  if (isSent)
    return (
      <div className="mt-4 rounded-lg border border-border bg-card p-5 sm:p-6">
        <p role="status">{t('help.form.sent')}</p>
        <Link to="/help#feedback" className={buttonVariants({ variant: 'outline', className: 'mt-4' })}>
          {t('help.form.again')}
        </Link>
      </div>
    )
  return (
    <Form
      ref={form}
      method="post"
      action="/help#feedback"
      noValidate
      className="mt-4 space-y-5 rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      <p className="text-sm leading-6 text-muted-foreground">{t('help.form.lead')}</p>
      {refusal?.errorText ? (
        <p role="alert" className="rounded-md bg-destructive/10 px-4 py-3 text-sm text-destructive">
          {refusal.errorText}
        </p>
      ) : null}
      <TextField
        name="topic"
        label={t('help.form.topic')}
        error={fieldError('topic')}
        control="select"
        className={inputClassName}
        defaultValue={refusal?.submitted.topic ?? 'other'}
      >
        {feedbackTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`help.form.topics.${topic}`)}
          </option>
        ))}
      </TextField>
      <TextField
        name="message"
        label={t('help.form.message')}
        error={fieldError('message')}
        control="textarea"
        className={inputClassName}
        rows={6}
        required
        maxLength={maxFeedbackLength}
        defaultValue={refusal?.submitted.message}
      />
      <div>
        <TextField
          name="contact"
          label={t('help.form.contact')}
          error={fieldError('contact')}
          maxLength={maxFeedbackContactLength}
          autoComplete="off"
          defaultValue={refusal?.submitted.contact}
        />
        <p className="mt-1 text-sm text-subtle-foreground">{t('help.form.contactHint')}</p>
      </div>
      <Button type="submit" size="lg" className="max-sm:w-full">
        {t('help.form.send')}
      </Button>
    </Form>
  )
}
