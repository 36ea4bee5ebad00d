import { Form } from '@remix-run/react'
import { useEffect, useId, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { HiddenFields } from '#app/components/forms/hidden-fields'
import { Button } from '#app/components/ui/button'
import { Select } from '#app/components/ui/select'
import { CHAT_PROMPTS, ChatLimits } from '#contract/chat/chat-constants'
import { cn } from '#app/components/ui/cn'
import type { ChatView } from './chat.server'
import { CannotAsk } from './cannot-ask'
import { CostNotice } from './cost-notice'
import { TextareaField } from './textarea-field'
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
  // While an answer is written the next question can be prepared, even if this one was the last.
  const isLocked = isDisabled && !isBusy
  const lockedBy = isLocked ? noticeId : undefined
  const field = { submitted, refusal, lockedBy, acceptedQuestion, chatId: chat?.id ?? 'new' }
  useEffect(() => {
    if (refusal) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refusal])
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
      className={cn(
        'group/ask rounded-xl border bg-card p-3 sm:p-4',
        isLocked ? 'border-border' : 'border-border-strong shadow-lg',
      )}
    >
      <div aria-live="polite">
        {isLocked ? <CannotAsk id={noticeId} standing={quota} renewsAt={view.renewsAt} /> : null}
      </div>
      <HiddenFields values={{ intent: 'ask', askId, sessionId: chat?.id ?? '' }} />
      <fieldset
        disabled={isLocked}
        aria-describedby={lockedBy}
        className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 pb-2 sm:flex-wrap"
      >
        <legend className="sr-only">{t('form.prompt')}</legend>
        {(['', ...CHAT_PROMPTS] as const).map((prompt) => (
          <label
            key={prompt}
            className="relative cursor-pointer rounded-full border border-border-strong px-3 py-1 text-sm whitespace-nowrap text-muted-foreground transition-colors select-none hover:border-primary hover:text-foreground has-checked:border-primary has-checked:bg-secondary has-checked:font-medium has-checked:text-primary-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary dark:has-checked:text-primary has-disabled:pointer-events-none has-disabled:border-border has-disabled:bg-muted has-disabled:font-normal has-disabled:text-subtle-foreground dark:has-disabled:text-subtle-foreground"
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
        {...field}
        onKeyDown={submitOnCtrlEnter}
      />
      <div className="mt-2 hidden group-has-[[data-choice=tailor]:checked]/ask:block">
        <TextareaField name="job" rows={4} maxLength={ChatLimits.job} {...field} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground max-sm:w-full">
          <span className="shrink-0">{t('form.resume')}</span>
          <Select
            name="resumeId"
            key={attached}
            defaultValue={attached}
            disabled={isLocked}
            aria-describedby={lockedBy}
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
          aria-describedby={lockedBy}
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
      <CostNotice standing={quota} isLocked={isLocked} />
    </Form>
  )
}
