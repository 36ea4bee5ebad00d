import { useLocation } from '@remix-run/react'
import { useEffect, useRef } from 'react'

/**
 * Makes an open full-screen `details` modal: the rest is inert and does not scroll, Escape and navigation
 * close it, and Escape returns the focus to its button.
 */
export function useModalDetails() {
  const details = useRef<HTMLDetailsElement>(null)
  const { key } = useLocation()
  const openedOnKey = useRef(key)
  useEffect(() => {
    // A menu opened before hydration stays open, because there was no navigation.
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
    // It may have been opened before hydration.
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

/** Makes everything inert except the element and its ancestors, and stops scrolling; returns the undo. */
function makeRestInert(element: Element): () => void {
  const madeInert: HTMLElement[] = []
  for (let at: Element | null = element; at && at !== document.body; at = at.parentElement)
    for (const other of at.parentElement?.children ?? [])
      // A dialog may open over the menu; a closed one is unreachable anyway.
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
