import { X } from 'lucide-react'
import { useState, type InputHTMLAttributes } from 'react'
import { cn } from './cn'
import { inputClassName } from './input'

type TagInputProps = Omit<InputHTMLAttributes<HTMLInputElement>, 'value' | 'onChange'> & {
  tags: readonly string[]
  /** Separates the tags in the text. */
  separator?: string
  /** Parses the text, leniently. */
  parse(text: string): string[]
  onTagsChange(tags: string[]): void
  /** Label of the button that removes a tag. */
  removeLabel(tag: string): string
}

/**
 * Several short words typed as one text, which the form posts; below it the parsed tags, each with a remove
 * button. A separator that was just typed does not disappear.
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
