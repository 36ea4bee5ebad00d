import { Form } from '@remix-run/react'
import { useEffect, useRef, type FormEvent, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { Button } from '#app/components/ui/button'
import { cn } from '#app/components/ui/cn'
import { inputLook } from '#app/components/ui/input'
import { CHAT_PROMPTS, ChatLimits } from '#contract/chat-words'
import { sayProblem } from '#contract/problems'
import type { ChatView } from './chat.server'
import { CostNote } from './cost-note'
import type { AskRefused } from './use-asking'

type ComposerProps = {
  view: ChatView
  typed: Record<string, string>
  refused: AskRefused | undefined
  busy: boolean
  /** The question that was just taken: it need not stand here any more. */
  taken: string | undefined
  /** Asks by script; without scripts the form goes to the page itself. */
  onAsk(form: FormData): Promise<unknown>
}

/** Where a question is written: a press on what is wanted, the text, and what goes along with it. */
export function Composer({ view, typed, refused, busy, taken, onAsk }: ComposerProps) {
  const { t } = useTranslation()
  const form = useRef<HTMLFormElement>(null)
  const { standing, chat, resumes, askId } = view
  const nothingLeft = standing.left === 0
  const closed = !standing.available || nothingLeft
  useEffect(() => {
    if (refused) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [refused])
  useEffect(() => {
    const area = form.current?.elements.namedItem('question') as HTMLTextAreaElement | null
    if (area && taken !== undefined && area.value === taken) area.value = ''
  }, [taken])
  const lastResume = chat?.turns.at(-1)?.resume?.id
  const attached =
    typed.resumeId ?? (view.attached || (resumes.some(({ id }) => id === lastResume) ? lastResume : ''))

  async function askByScript(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    if (busy || closed) return
    await onAsk(new FormData(event.currentTarget))
  }
  function sendByKeys(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) form.current?.requestSubmit()
  }

  return (
    <Form
      ref={form}
      method="post"
      action={chat ? `/resume/chat?chat=${chat.id}` : '/resume/chat'}
      onSubmit={(event) => void askByScript(event)}
      noValidate
      className="group/ask rounded-xl border border-border-strong bg-card p-3 shadow-lg sm:p-4"
    >
      <input type="hidden" name="intent" value="ask" />
      <input type="hidden" name="askId" value={askId} />
      <input type="hidden" name="sessionId" value={chat?.id ?? ''} />
      <fieldset className="-mx-1 flex min-w-0 gap-1.5 overflow-x-auto px-1 pb-2 sm:flex-wrap">
        <legend className="sr-only">{t('chat.form.prompt')}</legend>
        {(['', ...CHAT_PROMPTS] as const).map((prompt) => (
          <label
            key={prompt}
            className="relative cursor-pointer rounded-full border border-border-strong px-3 py-1 text-sm whitespace-nowrap text-muted-foreground transition-colors select-none hover:border-primary hover:text-foreground has-checked:border-primary has-checked:bg-secondary has-checked:font-medium has-checked:text-primary-strong has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary dark:has-checked:text-primary"
          >
            <input
              type="radio"
              name="prompt"
              value={prompt}
              defaultChecked={(typed.prompt ?? '') === prompt}
              className="sr-only"
            />
            {t(`chat.prompts.${prompt || 'own'}`)}
          </label>
        ))}
      </fieldset>
      <Area
        name="question"
        rows={3}
        most={ChatLimits.question}
        typed={typed}
        refused={refused}
        onKeyDown={sendByKeys}
      />
      <div className="mt-2 hidden group-has-[input[value=tailor]:checked]/ask:block">
        <Area name="job" rows={4} most={ChatLimits.job} typed={typed} refused={refused} />
      </div>
      <div className="mt-2.5 flex flex-wrap items-center gap-x-3 gap-y-2">
        <label className="flex min-w-0 items-center gap-2 text-sm text-muted-foreground max-sm:w-full">
          <span className="shrink-0">{t('chat.form.resume')}</span>
          <select
            name="resumeId"
            key={attached}
            defaultValue={attached}
            className={cn(inputLook, 'h-9 min-w-0 py-1 text-sm sm:w-56 sm:text-sm')}
          >
            <option value="">{t('chat.form.noResume')}</option>
            {resumes.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </label>
        <Button type="submit" disabled={busy || closed} className="ml-auto max-sm:w-full">
          {t('chat.form.ask')}
        </Button>
      </div>
      {refused?.said ? (
        <p role="alert" className="mt-2 text-sm text-destructive">
          {refused.said}
        </p>
      ) : null}
      <CostNote standing={standing} />
    </Form>
  )
}

type AreaProps = {
  name: 'question' | 'job'
  rows: number
  most: number
  typed: Record<string, string>
  refused: AskRefused | undefined
  onKeyDown?(event: KeyboardEvent): void
}

function Area({ name, rows, most, typed, refused, onKeyDown }: AreaProps) {
  const { t, i18n } = useTranslation()
  const problem = refused?.fields[name]
  return (
    <>
      <textarea
        name={name}
        rows={rows}
        maxLength={most}
        defaultValue={typed[name] ?? ''}
        aria-label={t(`chat.form.${name}`)}
        placeholder={t(name === 'question' ? 'chat.form.placeholder' : 'chat.form.jobPlaceholder')}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `chat-${name}-problem` : undefined}
        onKeyDown={onKeyDown}
        className={`${inputLook} block resize-y`}
      />
      {problem ? (
        <p id={`chat-${name}-problem`} className="mt-1 text-sm text-destructive">
          {sayProblem(problem, i18n.language === 'en' ? 'en' : 'zh')}
        </p>
      ) : null}
    </>
  )
}
