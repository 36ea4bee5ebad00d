import type { Editor } from '@tiptap/core'
import { maxLinesTogether, withoutBullet } from '#resume-model/rewrite-proposals/text-line'
import { serializeRichText } from '#resume-model/rich-text/serialize-rich-text'
import { docToBlocks } from './tiptap-document'
import { linesOfDoc } from './writing-marks'

/** A private-use character, which no text contains. */
const caretMarker = '\ue000'

/** The lines that the selection is in, as `lineAtCaret` reads them; empty ones are left out. */
export function selectedLines(editor: Editor): string {
  const { from, to } = editor.state.selection
  const lines = linesOfDoc(editor.state.doc).filter(
    ({ text, base }) => base + text.length >= from && (base < to || (base === to && from === to)),
  )
  const read = lines.map(({ base }) => lineAtCaret(editor, base)).filter((line) => line !== '')
  return read.slice(0, maxLinesTogether).join('\n')
}

/** The line of the Markdown that the caret, or the start of the selection, is in, without its bullet; '' on an empty one. */
export function lineAtCaret(editor: Editor, at = editor.state.selection.from): string {
  const line = linesOfDoc(editor.state.doc).findLast(({ base }) => base <= at)
  if (!line) return ''
  // At its end: at its beginning the marker would change how its first letters are spelled.
  const marked = editor.state.tr.insertText(caretMarker, line.base + line.text.length).doc
  const written = serializeRichText(docToBlocks(marked))
    .split('\n')
    .find((one) => one.includes(caretMarker))
  return withoutBullet(written?.replace(caretMarker, '') ?? '')
}
