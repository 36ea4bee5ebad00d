import { getInputProps, getSelectProps, getTextareaProps } from '@conform-to/react'
import { Form } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import type { FormResult } from '#app/api-client/form-result'
import { TextField } from '#app/components/forms/text-field'
import { useResultForm } from '#app/components/forms/use-result-form'
import { Button } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { Select } from '#app/components/ui/select'
import {
  maxFeedbackContactLength,
  maxFeedbackLength,
  feedbackTopics,
  type FeedbackMessage,
} from '#contract/feedback/feedback'

/** The feedback form: works without scripts, and keeps typed text after a refusal. */
export function FeedbackForm({
  result,
  isSent,
  refundOrder,
}: {
  result?: FormResult
  isSent: boolean
  refundOrder?: string
}) {
  const { t } = useTranslation('help')
  const [form, fields] = useResultForm<FeedbackMessage>(result, {
    defaultValue: refundOrder
      ? { topic: 'payment', message: t('form.refundDraft', { order: refundOrder }) }
      : { topic: 'other' },
  })
  if (isSent)
    return (
      <div className="mt-4 rounded-lg border border-border bg-card p-5 sm:p-6">
        <p role="status">{t('form.sent')}</p>
        <ButtonLink to="/help#feedback" variant="outline" className="mt-4" label={t('form.again')} />
      </div>
    )
  return (
    <Form
      id={form.id}
      method="post"
      action="/help#feedback"
      noValidate
      className="mt-4 space-y-5 rounded-lg border border-border bg-card p-5 sm:p-6"
    >
      <p className="text-sm leading-6 text-muted-foreground">{t('form.lead')}</p>
      {form.errors ? (
        <p role="alert" className="rounded-md bg-destructive/10 px-4 py-3 text-sm text-destructive">
          {form.errors[0]}
        </p>
      ) : null}
      <TextField
        {...getSelectProps(fields.topic)}
        label={t('form.topic')}
        error={fields.topic.errors?.[0]}
        control={Select}
      >
        {feedbackTopics.map((topic) => (
          <option key={topic} value={topic}>
            {t(`form.topics.${topic}`)}
          </option>
        ))}
      </TextField>
      <TextField
        {...getTextareaProps(fields.message)}
        label={t('form.message')}
        error={fields.message.errors?.[0]}
        control="textarea"
        className={inputClassName}
        rows={6}
        required
        maxLength={maxFeedbackLength}
      />
      <div>
        <TextField
          {...getInputProps(fields.contact, { type: 'text' })}
          label={t('form.contact')}
          error={fields.contact.errors?.[0]}
          maxLength={maxFeedbackContactLength}
          autoComplete="off"
        />
        <p className="mt-1 text-sm text-subtle-foreground">{t('form.contactHint')}</p>
      </div>
      <Button type="submit" size="lg" className="max-sm:w-full">
        {t('form.send')}
      </Button>
    </Form>
  )
}
