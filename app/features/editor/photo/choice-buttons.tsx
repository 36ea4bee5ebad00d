import type { ReactNode } from 'react'

type ChoiceButtonsProps<Value extends string> = {
  label: string
  value: Value
  choices: readonly (readonly [value: Value, content: ReactNode])[]
  isDisabled?: boolean
  onChoice(value: Value): void
}

/** Buttons in a row, one of them pressed. */
export function ChoiceButtons<Value extends string>({
  label,
  value,
  choices,
  isDisabled,
  onChoice,
}: ChoiceButtonsProps<Value>) {
  return (
    <div
      role="group"
      aria-label={label}
      className="mb-3 flex gap-0.5 rounded-md bg-muted p-0.5 dark:bg-background"
    >
      {choices.map(([one, content]) => (
        <button
          key={one}
          type="button"
          aria-pressed={one === value}
          // Not `disabled`: the pressed button would lose the focus while its work is done.
          aria-disabled={isDisabled}
          onClick={() => {
            if (!isDisabled) onChoice(one)
          }}
          className="inline-flex h-8 grow items-center justify-center gap-1.5 rounded-sm px-2.5 text-sm text-muted-foreground hover:text-foreground aria-disabled:opacity-45 aria-pressed:bg-popover aria-pressed:font-medium aria-pressed:text-foreground aria-pressed:shadow-sm dark:aria-pressed:bg-accent"
        >
          {content}
        </button>
      ))}
    </div>
  )
}
