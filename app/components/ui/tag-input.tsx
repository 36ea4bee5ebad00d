import { X } from 'lucide-react'
import { useEffect, useRef, useState, type InputHTMLAttributes, type ReactNode } from 'react'
import { cn } from './cn'
import { inputClassName } from './input'
import { useIsScripted } from './use-is-scripted'

type InputProps = InputHTMLAttributes<HTMLInputElement>
type TagInputProps = Omit<InputProps, 'value' | 'onChange'> & {
  tags: readonly string[]
  /** Separates the tags in the text that is posted. */
  separator?: string
  /** Parses a text, leniently. */
  parse(text: string): string[]
  onTagsChange(tags: string[]): void
  /** Label of the button that removes a tag. */
  removeLabel(tag: string): string
  /** Renders the field inside the box, if it is to be another than a plain one. */
  renderField?(props: InputProps): ReactNode
}

/**
 * Several short words: each is a tag in the box, the last one is being typed behind them until a separator, Enter or
 * leaving the field ends it. Without scripts they are one text, which is what a form posts in any case.
 */
function TagInput(props: TagInputProps) {
  const { tags, separator = '、', parse, onTagsChange, removeLabel, renderField, ...rest } = props
  const { id, name, className, ...input } = rest
  const isScripted = useIsScripted()
  const [pending, setPending] = useState('')
  const box = useRef<HTMLDivElement>(null)
  // The tags may have changed elsewhere.
  const pendingTags = parse(pending)
  const start = tags.length - pendingTags.length
  const isCurrent = pendingTags.every((tag, i) => tag === tags[start + i])
  const typed = isCurrent ? pending : ''
  const done = isCurrent ? tags.slice(0, start) : tags

  function type(text: string) {
    const parsed = parse(text)
    // Another letter would begin the next tag.
    const isEnded = parse(`${text}x`).length > parsed.length
    const open = isEnded ? [] : parsed.slice(-1)
    const ended = unique([...done, ...parsed.slice(0, parsed.length - open.length)])
    setPending(parsed.length > open.length || isEnded ? open.join('') : text)
    const now = [...ended, ...open]
    if (now.join('\n') !== tags.join('\n')) onTagsChange(now)
  }
  function end() {
    setPending('')
    if (unique(tags).length < tags.length) onTagsChange(unique(tags))
  }
  useEffect(() => {
    // Typed before the scripts came.
    const text = box.current?.querySelector('input')?.value
    if (text) type(text)
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [])

  const fieldProps: InputProps = {
    ...input,
    id,
    value: typed,
    className: 'min-w-0 grow border-0 bg-transparent px-1.5 py-0.5 focus:outline-0',
    onChange: (event) => type(event.target.value),
    onBlur: end,
    onKeyDown: (event) => {
      if (event.nativeEvent.isComposing) return
      if (event.key === 'Enter' && typed) {
        event.preventDefault()
        end()
      } else if (event.key === 'Backspace' && typed === '' && done.length > 0) onTagsChange(done.slice(0, -1))
    },
  }
  return (
    <>
      <input
        {...input}
        type={isScripted ? 'hidden' : 'text'}
        name={name}
        value={tags.join(separator)}
        aria-label={isScripted ? undefined : input['aria-label']}
        className={cn(inputClassName, 'needs-no-script', className)}
        onChange={(event) => onTagsChange(parse(event.target.value))}
      />
      <div
        ref={box}
        className={cn(
          'needs-script relative flex min-h-[2.625rem] flex-wrap items-center gap-1 rounded-md border border-input/70 bg-card p-1 transition-[border-color] hover:border-input has-[input:focus]:border-primary has-[input:focus]:outline-3 has-[input:focus]:-outline-offset-1 has-[input:focus]:outline-primary/25 has-[input[aria-invalid=true]]:border-destructive',
          className,
        )}
      >
        {done.map((tag, i) => (
          <span
            key={`${tag}${i}`}
            className="flex h-8 max-w-full min-w-0 items-center rounded-sm bg-muted pl-2.5 text-sm dark:bg-accent"
          >
            <span className="truncate">{tag}</span>
            <button
              type="button"
              aria-label={removeLabel(tag)}
              title={removeLabel(tag)}
              className="grid size-8 shrink-0 place-items-center rounded-sm text-subtle-foreground hover:text-destructive"
              onClick={() => {
                onTagsChange(tags.filter((_, at) => at !== i))
                box.current?.querySelector('input')?.focus()
              }}
            >
              <X aria-hidden className="size-3.5" />
            </button>
          </span>
        ))}
        {renderField ? (
          renderField(fieldProps)
        ) : (
          <input {...fieldProps} className={cn(inputClassName, fieldProps.className, 'w-20')} />
        )}
      </div>
    </>
  )
}

const unique = (tags: readonly string[]): string[] => [...new Set(tags)]

export { TagInput }
