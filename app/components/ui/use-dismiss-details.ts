import { useEffect, type RefObject } from 'react'

/** A page may have a hundred of them: one listener for all costs a key nothing. */
const dismissed = new Map<HTMLDetailsElement, RefObject<HTMLElement> | undefined>()

/**
 * Closes an open `details` like a menu: on Esc, on a press outside, and when the focus leaves it. Esc returns the focus to
 * `field`, if the menu belongs to one, else to its button.
 */
export function useDismissDetails(
  details: RefObject<HTMLDetailsElement>,
  field?: RefObject<HTMLElement>,
): void {
  useEffect(() => {
    const { current } = details
    if (!current) return
    if (dismissed.size === 0) listen()
    dismissed.set(current, field)
    return () => {
      dismissed.delete(current)
      if (dismissed.size === 0) stopListening()
    }
  }, [details, field])
}

function listen() {
  document.addEventListener('pointerdown', closeOnPress)
  // Before the panels below it, also those that were opened earlier.
  document.addEventListener('keydown', closeOnEscape, { capture: true })
  document.addEventListener('focusout', closeWithoutFocus)
}

function stopListening() {
  document.removeEventListener('pointerdown', closeOnPress)
  document.removeEventListener('keydown', closeOnEscape, { capture: true })
  document.removeEventListener('focusout', closeWithoutFocus)
}

function closeOnPress({ target }: PointerEvent) {
  for (const details of openDetails()) if (!details.contains(target as Node)) details.open = false
}

function closeOnEscape(event: KeyboardEvent) {
  // In the open list of a select, Esc closes that list alone.
  if (event.key !== 'Escape' || event.target instanceof HTMLOptionElement) return
  for (const details of openDetails()) {
    // A panel below it closes on the next Esc.
    event.preventDefault()
    details.open = false
    ;(dismissed.get(details)?.current ?? details.querySelector('summary'))?.focus()
  }
}

function closeWithoutFocus({ target, relatedTarget }: FocusEvent) {
  if (!relatedTarget) return
  for (const details of openDetails())
    if (details.contains(target as Node) && !details.contains(relatedTarget as Node)) details.open = false
}

const openDetails = () => [...dismissed.keys()].filter(({ open }) => open)
