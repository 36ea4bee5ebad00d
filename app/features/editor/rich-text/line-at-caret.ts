import type { Editor } from '@tiptap/core'
import { withoutBullet } from '#resume-model/rewrite-proposals/text-line'
import { serializeRichText } from '#resume-model/rich-text/serialize-rich-text'
import { docToBlocks } from './tiptap-document'
import { linesOfDoc } from './writing-marks'

/** A private-use character, which no text contains. */
const caretMarker = '\ue000'

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
