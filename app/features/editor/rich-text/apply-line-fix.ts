import type { Editor } from '@tiptap/core'
import type { LineFix } from '#resume-lint/rules/line-rules'
import type { WritingMark } from './writing-marks'

/** Puts a fix in the place of the marked words, as an undo step of its own. A line break begins a new bullet or paragraph. */
export function applyLineFix(editor: Editor, { base }: WritingMark, fix: LineFix): void {
  const { tr, doc } = editor.state
  const [from, to] = [base + fix.from, base + fix.to]
  if (fix.text === '\n') {
    const isInList = doc.resolve(from).node(-1).type.name === 'listItem'
    tr.delete(from, to).split(from, isInList ? 2 : 1)
  } else if (fix.text === '') tr.delete(from, to)
  else tr.insertText(fix.text, from, to)
  editor.view.dispatch(tr.setMeta('apart', true).scrollIntoView())
}
