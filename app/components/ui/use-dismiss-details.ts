import { useEffect, type RefObject } from 'react'

/** Closes an open `details` like a menu: on Esc, on a press outside, and when the focus leaves it. */
export function useDismissDetails(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (focusTarget?: HTMLElement | null) => {
      if (!details.current?.open) return
      details.current.open = false
      focusTarget?.focus()
    }
    const handlePointerDown = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
    }
    const handleKeyDown = (event: KeyboardEvent) => {
      // In the open list of a select, Esc closes that list alone.
      if (event.key !== 'Escape' || !details.current?.open || event.target instanceof HTMLOptionElement)
        return
      // A panel below it closes on the next Esc.
      event.preventDefault()
      close(details.current.querySelector('summary'))
    }
    const handleFocusOut = (event: FocusEvent) => {
      const focusTarget = event.relatedTarget as Node | null
      if (focusTarget && !details.current?.contains(focusTarget)) close()
    }
    const { current } = details
    document.addEventListener('pointerdown', handlePointerDown)
    // Before the panels below it, also those that were opened earlier.
    document.addEventListener('keydown', handleKeyDown, { capture: true })
    current?.addEventListener('focusout', handleFocusOut)
    return () => {
      document.removeEventListener('pointerdown', handlePointerDown)
      document.removeEventListener('keydown', handleKeyDown, { capture: true })
      current?.removeEventListener('focusout', handleFocusOut)
    }
  }, [details])
}
