import { X } from 'lucide-react'
import { useState, type InputHTMLAttributes } from 'react'
import { cn } from './cn'
import { inputClassName } from './input'

type TagInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  tags: readonly string[]
  /** How the tags stand in one text. */
  separator?: string
  /** Reads them out of it, leniently. */
  parse(text: string): string[]
  onTagsChange(tags: string[]): void
  /** What the button that takes one out is called. */
  removeLabel(tag: string): string
}

/**
 * Several short words typed as one text, which is what a form sends; under it how they are read, each to be taken out. The
 * separator being typed does not vanish under the hand.
 */
function TagInput({
  tags,
  separator = '、',
  parse,
  onTagsChange,
  removeLabel,
  className,
  ...input
}: TagInputProps) {
  const joined = tags.join(separator)
  const [typed, setTyped] = useState(joined)
  const shown = parse(typed).join(separator) === joined ? typed : joined
  return (
    <>
      <input
        {...input}
        value={shown}
        className={cn(inputClassName, className)}
        onChange={(event) => {
          setTyped(event.target.value)
          const now = parse(event.target.value)
          if (now.join(separator) !== joined) onTagsChange(now)
        }}
      />
      {tags.length > 1 ? (
        <ul className="needs-script mt-1.5 flex flex-wrap gap-1.5">
          {tags.map((tag, i) => (
            <li
              key={`${tag}${i}`}
              className="flex max-w-full min-w-0 items-center rounded-md bg-muted pl-2 text-xs leading-6 dark:bg-accent"
            >
              <span className="truncate">{tag}</span>
              <button
                type="button"
                aria-label={removeLabel(tag)}
                title={removeLabel(tag)}
                className="grid size-6 shrink-0 place-items-center rounded-md text-subtle-foreground hover:text-destructive"
                onClick={() => onTagsChange(tags.filter((_, at) => at !== i))}
              >
                <X aria-hidden className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </>
  )
}

export { TagInput }
