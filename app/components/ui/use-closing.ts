import { useEffect, type RefObject } from 'react'

/** Closes an open `details` as people expect of a menu: by Escape, by a press elsewhere, and when the focus goes on. */
export function useClosing(details: RefObject<HTMLDetailsElement>): void {
  useEffect(() => {
    const close = (to?: HTMLElement | null) => {
      if (!details.current?.open) return
      details.current.open = false
      to?.focus()
    }
    const pressed = (event: PointerEvent) => {
      if (!details.current?.contains(event.target as Node)) close()
    }
    const typed = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.current?.open) return
      // A panel under it stays for the next press.
      event.preventDefault()
      close(details.current.querySelector('summary'))
    }
    const left = (event: FocusEvent) => {
      const to = event.relatedTarget as Node | null
      if (to && !details.current?.contains(to)) close()
    }
    const { current } = details
    document.addEventListener('pointerdown', pressed)
    document.addEventListener('keydown', typed)
    current?.addEventListener('focusout', left)
    return () => {
      document.removeEventListener('pointerdown', pressed)
      document.removeEventListener('keydown', typed)
      current?.removeEventListener('focusout', left)
    }
  }, [details])
}
