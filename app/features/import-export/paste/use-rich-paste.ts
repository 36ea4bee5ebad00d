import { useRef, useState, type ClipboardEvent } from 'react'
import { composeHtml, readPastedPiece, type PastedPiece } from './rich-paste'

/** The pieces of this tab, for an import form that replaces the one they were pasted into: the text is in both. */
let remembered: readonly PastedPiece[] = []

/** `formatted`: it is sent with its format. `edited`: no piece stands as it was pasted any more. */
export type PasteState = 'plain' | 'formatted' | 'declined' | 'edited' | 'tooLarge'

/** A field for text that also keeps the format of what is pasted into it. */
export function useRichPaste(initial: string) {
  const field = useRef<HTMLTextAreaElement>(null)
  const [value, setValue] = useState(initial)
  const [pieces, setPieces] = useState(() => remembered.filter(({ text }) => initial.includes(text)))
  const [isDeclined, setIsDeclined] = useState(false)
  const [isTooLarge, setIsTooLarge] = useState(false)
  const html = composeHtml(value, pieces)

  function handlePaste(event: ClipboardEvent<HTMLTextAreaElement>) {
    const piece = readPastedPiece(event.clipboardData)
    setIsTooLarge(piece === 'tooLarge')
    if (piece === undefined || piece === 'tooLarge') return
    remembered = [...pieces, piece]
    setPieces(remembered as PastedPiece[])
    setIsDeclined(false)
  }

  return {
    field,
    /** What is sent beside the text; undefined for plain text. */
    html: isDeclined ? undefined : html,
    state: stateOf(),
    handlePaste,
    handleInput: () => setValue(field.current?.value ?? ''),
    decline: setIsDeclined,
  }

  function stateOf(): PasteState {
    if (isTooLarge && value !== '') return 'tooLarge'
    if (pieces.length === 0 || value.trim() === '') return 'plain'
    if (html === undefined) return 'edited'
    return isDeclined ? 'declined' : 'formatted'
  }
}
