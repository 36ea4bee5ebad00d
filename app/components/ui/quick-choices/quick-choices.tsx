import { useState, type RefObject } from 'react'
import { typeText } from './type-text'

type QuickChoicesProps = {
  choices: readonly string[]
  field: RefObject<HTMLInputElement>
  /** What the field holds, where a pressed choice may be swapped for another. */
  value?: unknown
}

/**
 * Buttons in an empty field, where its text would be: a press writes one. They follow an input of the class `peer` with a
 * placeholder. A keyboard has the list. The pressed button is gone: the caret is behind its text, which may be completed
 * (“CET-6 580”); the others are beside it until then. A finger would only get the keyboard over the form, and keeps the focus it had.
 */
export function QuickChoices({ choices, field, value }: QuickChoicesProps) {
  const [pressed, setPressed] = useState('')
  if (choices.length === 0) return null
  const isSwappable = pressed !== '' && pressed === value
  return (
    <span
      className={`quick-choices needs-script ${isSwappable ? 'flex' : 'peer-placeholder-shown:flex'}`}
      // Behind the text: its letters are one em wide at most.
      style={isSwappable ? { left: `calc(${pressed.length}em + 1.25rem)` } : undefined}
    >
      {choices
        .filter((choice) => !isSwappable || choice !== pressed)
        .map((choice) => (
          <button
            key={choice}
            type="button"
            tabIndex={-1}
            onMouseDown={(event) => event.preventDefault()}
            onClick={() => {
              if (!field.current) return
              write(field.current, choice)
              setPressed(choice)
            }}
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
