import { useEffect } from 'react'
import { visiblePart } from '#app/features/editor/page-sheet/sheet-place'

/** A keyboard has opened by then, if there is one. */
const keyboardMs = 700
const marginPx = 8

/**
 * Keeps an entry's sheet still while one types in a line that is seen: it keeps as much room free as the keyboard takes, rather
 * than the 45 % that app.css expects of one until it has opened.
 */
export function useRoomAboveKeyboard(id: string): void {
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet) return
    let timeout: ReturnType<typeof setTimeout> | undefined
    const measure = () => {
      const { top, height } = visiblePart()
      const covered = sheet.getBoundingClientRect().bottom - top - height
      sheet.style.scrollPaddingBottom = `${Math.max(0, Math.round(covered)) + marginPx}px`
    }
    const onFocus = () => {
      clearTimeout(timeout)
      timeout = setTimeout(measure, keyboardMs)
    }
    onFocus()
    sheet.addEventListener('focusin', onFocus)
    window.visualViewport?.addEventListener('resize', measure)
    return () => {
      clearTimeout(timeout)
      sheet.removeEventListener('focusin', onFocus)
      window.visualViewport?.removeEventListener('resize', measure)
      sheet.style.scrollPaddingBottom = ''
    }
  }, [id])
}
