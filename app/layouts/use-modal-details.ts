import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Makes an open `details` that fills the screen one that scripts know how to leave: nothing beside it can be reached
 * and nothing under it scrolls, Escape and going to another page close it, and the focus returns to its button.
 */
export function useModalDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const openedOnKey = useRef(key)
  useEffect(() => {
    // Opened before scripts were here it stays: nobody has gone anywhere.
    if (openedOnKey.current !== key) details.current?.removeAttribute('open')
    openedOnKey.current = key
  }, [key])
  useEffect(() => {
    const { current } = details
    if (!current) return
    let restore = () => {}
    function onToggle() {
      restore()
      restore = current?.open ? makeRestInert(current) : () => {}
    }
    function onKeyDown(event: KeyboardEvent) {
      if (event.key !== 'Escape' || !current?.open) return
      current.open = false
      current.querySelector('summary')?.focus()
    }
    // It may have been opened before scripts were here.
    onToggle()
    current.addEventListener('toggle', onToggle)
    document.addEventListener('keydown', onKeyDown)
    return () => {
      restore()
      current.removeEventListener('toggle', onToggle)
      document.removeEventListener('keydown', onKeyDown)
    }
  }, [])
  return details
}

/** Makes everything inert but this element and what it stands in, and holds the page still; gives the way back. */
function makeRestInert(element: Element): () => void {
  const madeInert: HTMLElement[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement?.children ?? [])
      // A dialog opens over the menu too: closed it is out of reach anyway.
      if (other !== at && other instanceof HTMLElement && !other.inert && other.tagName !== 'DIALOG') {
        other.inert = true
        madeInert.push(other)
      }
  const page = document.documentElement
  page.style.overflow = 'hidden'
  return () => {
    page.style.overflow = ''
    madeInert.forEach((other) => (other.inert = false))
  }
}
