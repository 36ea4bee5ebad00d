import { useEffect, useRef, type ReactNode } from 'react'
import { createPortal } from 'react-dom'
import { SampleSuggestions } from '#app/features/editor/sample-phrases/sample-suggestions'
import { NextPlaceholder } from './next-placeholder'
import { SheetEnd } from './sheet-end'
import { SheetUndo } from './sheet-undo'
import { useRoomAboveKeyboard } from './use-room-above-keyboard'

/**
 * Samples below the text, where a panel would lie over it; undo and the way to the next placeholder on its first line; what comes next
 * at its end; and lines that stay where they are.
 */
export function EntrySheetTools({ id }: { id: string }): ReactNode {
  useRoomAboveKeyboard(id)
  const tools = useRoomForTools(id)
  const sheet = document.getElementById(id)
  if (!sheet) return null
  return (
    <>
      <SampleSuggestions id={id} />
      {createPortal(
        <>
          <div
            ref={tools}
            className="fixed top-[calc(0.375rem+var(--banner,0px))] right-28 z-11 flex items-center bg-background pl-2 empty:hidden sm:hidden [form[data-page-sheet]_&]:top-[calc(var(--page-sheet-top)+0.125rem)] [form[data-page-sheet]_&]:bg-card"
          >
            <SheetUndo />
            <NextPlaceholder id={id} />
          </div>
          <SheetEnd id={id} />
        </>,
        sheet,
      )}
    </>
  )
}

/** Between them and the menu, and before them. */
const gapPx = 16

/** The name of the entry ends before them, with its dots: below them it is cut within a letter. */
function useRoomForTools(id: string) {
  const tools = useRef<HTMLDivElement>(null)
  useEffect(() => {
    const sheet = document.getElementById(id)
    if (!sheet || !tools.current) return
    const observer = new ResizeObserver(([entry]) => {
      const width = entry?.borderBoxSize[0]?.inlineSize ?? 0
      sheet.style.setProperty('--sheet-tools', `${width > 0 ? Math.ceil(width) + gapPx : 0}px`)
    })
    observer.observe(tools.current)
    return () => {
      observer.disconnect()
      sheet.style.removeProperty('--sheet-tools')
    }
  }, [id])
  return tools
}
