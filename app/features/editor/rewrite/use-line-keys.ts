import { useEffect, useRef, type RefObject } from 'react'

/** The text and what is below it. */
const fieldSelector = '[data-rich-text]'

type LineKeys = { onClose(): void; onAccept?: () => void }

/** In the text and below it Escape leaves a line as it is, and Tab accepts its proposal while there is one. */
export function useLineKeys(frame: RefObject<HTMLElement>, keys: LineKeys): void {
  const latest = useRef(keys)
  useEffect(() => void (latest.current = keys))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const field = frame.current?.closest(fieldSelector)
      if (event.isComposing || !field?.contains(event.target as Node)) return
      const { onAccept, onClose } = latest.current
      const isPlainTab =
        event.key === 'Tab' && !event.shiftKey && !event.ctrlKey && !event.altKey && !event.metaKey
      const act = event.key === 'Escape' ? onClose : isPlainTab ? onAccept : undefined
      if (!act) return
      event.preventDefault()
      event.stopPropagation()
      act()
    }
    document.addEventListener('keydown', onKeyDown, true)
    return () => document.removeEventListener('keydown', onKeyDown, true)
  }, [frame])
}
