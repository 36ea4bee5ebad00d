import { Form } from '@remix-run/react'
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { inputClassName } from '#app/components/ui/input'
import { Select } from '#app/components/ui/select'
import { CHAT_PROMPTS, ChatLimits } from '#contract/chat/chat-constants'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import type { ChatView } from './chat.server'
import { CannotAsk } from './cannot-ask'
import { CostNotice } from './cost-notice'
import type { AskRefusal } from './use-ask-question'

type ComposerProps = {
  view: ChatView
  submitted: Record<string, string>
  refusal: AskRefusal | undefined
  isBusy: boolean
  /** The question the server accepted; its text is cleared from the field. */
  acceptedQuestion: string | undefined
  /** Sends the question by script; without scripts the form posts to the page. */
  onAsk(form: FormData): Promise<void>
}

/** The question form: prompt, question, job description and attached resume. */
export function Composer({ view, submitted, refusal, isBusy, acceptedQuestion, onAsk }: ComposerProps) {
  const { t } = useTranslation('chat')
  const form = useRef<HTMLFormElement>(null)
  const { standing: quota, chat, resumes, askId } = view
  const hasNoQuotaLeft = quota.left === 0
  const isDisabled = !quota.available || hasNoQuotaLeft
  const noticeId = useId()
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
  useEffect(() => {
    const area = form.current?.elements.namedItem('question') as HTMLTextAreaElement | null
    if (area && acceptedQuestion !== undefined && area.value === acceptedQuestion) area.value = ''
  }, [acceptedQuestion])
  const lastResume = chat?.turns.at(-1)?.resume?.id
  const attached =
    submitted.resumeId ?? (view.attached || (resumes.some(({ id }) => id === lastResume) ? lastResume : ''))

  async function handleSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (isBusy || isDisabled) return
    await onAsk(new FormData(event.currentTarget))
  }
  function submitOnCtrlEnter(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.current?.requestSubmit()
  }

  return (
    <Form
      ref={form}
      method="post"
      action={chat ? `/resume/chat?chat=${chat.id}` : '/resume/chat'}
      onSubmit={(event) => void handleSubmit(event)}
      noValidate
      className="group/ask rounded-xl border border-border-strong bg-card p-3 shadow-lg sm:p-4"
    >
      {isDisabled && !isBusy ? <CannotAsk id={noticeId} standing={quota} renewsAt={view.renewsAt} /> : null}
      <HiddenFields values={{ intent: 'ask', askId, sessionId: chat?.id ?? '' }} />
      <fieldset className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 pb-2 sm:flex-wrap">
        <legend className="sr-only">{t('form.prompt')}</legend>
        {(['', ...CHAT_PROMPTS] as const).map((prompt) => (
          <label
            key={prompt}
            className="relative cursor-pointer rounded-full border border-border-strong px-3 py-1 text-sm whitespace-nowrap text-muted-foreground transition-colors select-none hover:border-primary hover:text-foreground has-checked:border-primary has-checked:bg-secondary has-checked:font-medium has-checked:text-primary-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary dark:has-checked:text-primary"
          >
            <input
              type="radio"
              name="prompt"
              value={prompt}
              data-choice={prompt}
              defaultChecked={(submitted.prompt ?? '') === prompt}
              className="sr-only"
            />
            {t(`prompts.${prompt || 'own'}`)}
          </label>
        ))}
      </fieldset>
      <TextareaField
        name="question"
        rows={3}
        maxLength={ChatLimits.question}
        submitted={submitted}
        refusal={refusal}
        onKeyDown={submitOnCtrlEnter}
      />
      <div className="mt-2 hidden group-has-[[data-choice=tailor]:checked]/ask:block">
        <TextareaField
          name="job"
          rows={4}
          maxLength={ChatLimits.job}
          submitted={submitted}
          refusal={refusal}
        />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground max-sm:w-full">
          <span className="shrink-0">{t('form.resume')}</span>
          <Select
            name="resumeId"
            key={attached}
            defaultValue={attached}
            className="h-9 min-w-0 py-1 text-sm sm:w-56 sm:text-sm"
          >
            <option value="">{t('form.noResume')}</option>
            {resumes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </Select>
        </label>
        <Button
          type="submit"
          disabled={isBusy || isDisabled}
          aria-describedby={isDisabled && !isBusy ? noticeId : undefined}
          className="ml-auto max-sm:w-full"
        >
          {t('form.ask')}
        </Button>
      </div>
      {refusal?.message ? (
        <p role="alert" className="mt-2 text-sm text-destructive">
          {refusal.message}
        </p>
      ) : null}
      <CostNotice standing={quota} />
    </Form>
  )
}

type TextareaFieldProps = {
  name: 'question' | 'job'
  rows: number
  maxLength: number
  submitted: Record<string, string>
  refusal: AskRefusal | undefined
  onKeyDown?(event: KeyboardEvent): void
}

function TextareaField(props: TextareaFieldProps) {
  const { name, rows, maxLength, submitted, refusal, onKeyDown } = props
  const { t } = useTranslation('chat')
  const errorText = useFieldErrorText()
  const problem = refusal?.fields[name]
  return (
    <>
      <textarea
        name={name}
        rows={rows}
        maxLength={maxLength}
        defaultValue={submitted[name] ?? ''}
        aria-label={t(`form.${name}`)}
        placeholder={t(name === 'question' ? 'form.placeholder' : 'form.jobPlaceholder')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `chat-${name}-problem` : undefined}
        onKeyDown={onKeyDown}
        className={`${inputClassName} block resize-y`}
      />
      {problem ? (
        <p id={`chat-${name}-problem`} className="mt-1 text-sm text-destructive">
          {errorText(problem)}
        </p>
      ) : null}
    </>
  )
}
