import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { useTranslation } from 'react-i18next'
import { recall, remember } from '#app/components/tab-memory'
import { inputClassName } from '#app/components/ui/input'
import { useFieldErrorText } from '#app/i18n/use-field-error-text'
import type { AskRefusal } from './use-ask-question'

type TextareaFieldProps = {
  name: 'question' | 'job'
  chatId: string
  rows: number
  maxLength: number
  submitted: Record<string, string>
  refusal: AskRefusal | undefined
  /** The id of the notice that says why nothing can be asked; undefined while one can. */
  lockedBy: string | undefined
  /** The question the server accepted; its text is cleared. */
  acceptedQuestion: string | undefined
  onKeyDown?(event: KeyboardEvent): void
}

/**
 * A text of the question form. A locked one is disabled; one that holds a text, or the focus, is read-only instead, so
 * that the text can be copied and the focus stays. The tab remembers the text while its user looks at the plans.
 */
export function TextareaField(props: TextareaFieldProps) {
  const { name, chatId, rows, maxLength, submitted, refusal, lockedBy, acceptedQuestion, onKeyDown } = props
  const { t } = useTranslation('chat')
  const errorText = useFieldErrorText()
  const area = useRef<HTMLTextAreaElement>(null)
  const [isInUse, setInUse] = useState(Boolean(submitted[name]))
  const isLocked = lockedBy !== undefined
  const problem = refusal?.fields[name]
  const memory = name === 'question' ? 'chat-question' : 'chat-job'

  function noteUse() {
    const { current } = area
    if (current) setInUse(current.value !== '' || document.activeElement === current)
  }
  function storeText(text: string) {
    remember(memory, chatId, text)
    noteUse()
  }
  useEffect(() => {
    const stored = recall(memory, chatId)
    if (stored && area.current?.value === '') area.current.value = stored
    noteUse()
  }, [memory, chatId])
  useEffect(noteUse, [isLocked])
  useEffect(() => {
    if (acceptedQuestion === undefined) return
    remember(memory, chatId, '')
    if (name === 'question' && area.current?.value === acceptedQuestion) area.current.value = ''
    noteUse()
  }, [acceptedQuestion, name, memory, chatId])

  return (
    <>
      <textarea
        ref={area}
        name={name}
        rows={rows}
        maxLength={maxLength}
        defaultValue={submitted[name] ?? ''}
        aria-label={t(`form.${name}`)}
        placeholder={t(name === 'question' ? 'form.placeholder' : 'form.jobPlaceholder')}
        disabled={isLocked && !isInUse}
        readOnly={isLocked && isInUse}
        aria-invalid={problem ? true : undefined}
        aria-describedby={lockedBy ?? (problem ? `chat-${name}-problem` : undefined)}
        onInput={(event) => storeText(event.currentTarget.value)}
        onFocus={noteUse}
        onBlur={noteUse}
        onKeyDown={onKeyDown}
        className={`${inputClassName} block ${isLocked ? 'cursor-not-allowed resize-none border-border bg-muted text-muted-foreground hover:border-border' : 'resize-y'}`}
      />
      {problem ? (
        <p id={`chat-${name}-problem`} className="mt-1 text-sm text-destructive">
          {errorText(problem)}
        </p>
      ) : null}
    </>
  )
}
