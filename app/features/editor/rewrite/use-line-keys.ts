import { useEffect, useRef, type RefObject } from 'react'

/** The text and what is below it. */
const fieldSelector = '[data-rich-text]'

type LineKeys = { onClose(): void; onAccept?: () => void }

/**
 * In the text and below it Escape leaves a line as it is, and Tab accepts its proposal while there is one. The arrows lead to the
 * boxes and buttons of the card.
 */
export function useLineKeys(frame: RefObject<HTMLElement>, keys: LineKeys): void {
  const latest = useRef(keys)
  useEffect(() => void (latest.current = keys))
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      const field = frame.current?.closest(fieldSelector)
      if (event.isComposing || !field?.contains(event.target as Node)) return
      if (moveByArrows(event, frame.current!)) return event.preventDefault()
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

function moveByArrows({ key, target }: KeyboardEvent, card: HTMLElement): boolean {
  const step = key === 'ArrowDown' ? 1 : key === 'ArrowUp' ? -1 : 0
  const stops = [...card.querySelectorAll<HTMLElement>('input, button:not([disabled])')]
  const at = stops.indexOf(target as HTMLElement)
  if (step === 0 || at < 0) return false
  stops[(at + step + stops.length) % stops.length]!.focus()
  return true
}
