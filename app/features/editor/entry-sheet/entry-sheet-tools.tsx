import type { ReactNode } from 'react'
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
  const sheet = document.getElementById(id)
  if (!sheet) return null
  return (
    <>
      <SampleSuggestions id={id} />
      {createPortal(
        <>
          <div className="fixed top-[calc(0.375rem+var(--banner,0px))] right-28 z-11 flex items-center bg-background pl-2 empty:hidden sm:hidden [form[data-page-sheet]_&]:top-[calc(var(--page-sheet-top)+0.125rem)] [form[data-page-sheet]_&]:bg-card">
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
