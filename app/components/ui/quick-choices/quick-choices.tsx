import type { RefObject } from 'react'
import { typeText } from './type-text'

type QuickChoicesProps = { choices: readonly string[]; field: RefObject<HTMLInputElement> }

/**
 * Buttons in an empty field, where its text would be: a press writes one. They follow an input of the class `peer` with a
 * placeholder. A keyboard has the list.
 */
export function QuickChoices({ choices, field }: QuickChoicesProps) {
  if (choices.length === 0) return null
  return (
    <span className="needs-script pointer-events-none absolute inset-x-1 inset-y-1 hidden flex-wrap gap-1 overflow-hidden peer-placeholder-shown:flex">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          tabIndex={-1}
          className="pointer-events-auto h-full min-w-9 rounded-sm bg-muted px-2.5 text-sm text-muted-foreground transition-colors hover:text-foreground dark:bg-accent forced-colors:border"
          onClick={() => field.current && typeText(field.current, choice)}
        >
          {choice}
        </button>
      ))}
    </span>
  )
}
