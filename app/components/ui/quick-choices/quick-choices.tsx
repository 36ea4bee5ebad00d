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
    <span className="quick-choices needs-script peer-placeholder-shown:flex">
      {choices.map((choice) => (
        <button
          key={choice}
          type="button"
          tabIndex={-1}
          onClick={() => field.current && typeText(field.current, choice)}
        >
          {choice}
        </button>
      ))}
    </span>
  )
}
