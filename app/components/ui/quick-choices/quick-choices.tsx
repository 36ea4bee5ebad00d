import type { RefObject } from 'react'
import { typeText } from './type-text'

type QuickChoicesProps = {
  choices: readonly string[]
  field: RefObject<HTMLInputElement>
}

/**
 * Buttons in an empty field, where its text would be: a press writes one. They follow an input of the class `peer` with a
 * placeholder. Beside a text they would be read as more of it; another choice is in the list. The caret is behind the text, which may
 * be completed (“CET-6 580”). A finger would only get the keyboard over the form, and keeps the focus it had.
 */
export function QuickChoices({ choices, field }: QuickChoicesProps) {
  if (choices.length === 0) return null
  return (
    <span className="quick-choices needs-script peer-placeholder-shown:flex">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          tabIndex={-1}
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => field.current && write(field.current, choice)}
        >
          {choice}
        </button>
      ))}
    </span>
  )
}

function write(field: HTMLInputElement, choice: string) {
  typeText(field, choice)
  if (!matchMedia('(pointer: coarse)').matches) field.focus()
}
