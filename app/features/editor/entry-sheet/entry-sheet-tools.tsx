import type { ReactNode } from 'react'
import { SampleSuggestions } from '#app/features/editor/sample-phrases/sample-suggestions'
import { NextPlaceholder } from './next-placeholder'
import { useRoomAboveKeyboard } from './use-room-above-keyboard'

/** Samples below the text, where a panel would lie over it; the way to the next placeholder; and lines that stay where they are. */
export function EntrySheetTools({ id }: { id: string }): ReactNode {
  useRoomAboveKeyboard(id)
  return (
    <>
      <SampleSuggestions id={id} />
      <NextPlaceholder id={id} />
    </>
  )
}
