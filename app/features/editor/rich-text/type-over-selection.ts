import { TextSelection } from '@tiptap/pm/state'
import type { EditorView } from '@tiptap/pm/view'

/**
 * Types over what is selected. Browsers left to do it keep the colour of a marked placeholder in a `<font>`; on Android ProseMirror
 * takes that, depending on when it looks, for a new paragraph and presses Enter: the line was split and the typing lost. What an
 * input method composes is the browser's all the same.
 * @returns whether the input is done
 */
export function typeOverSelection(view: EditorView, event: InputEvent): boolean {
  const { inputType, data, isComposing } = event
  if (inputType !== 'insertText' || !data || isComposing || view.composing) return false
  const { from, to } = selectedRange(view, event)
  if (from === to) return false
  event.preventDefault()
  const insert = () => {
    const { tr } = view.state
    tr.insertText(data, from, to)
    return tr.setSelection(TextSelection.near(tr.doc.resolve(from + data.length), -1)).scrollIntoView()
  }
  if (!view.someProp('handleTextInput', (handle) => handle(view, from, to, data, insert)))
    view.dispatch(insert())
  return true
}

/** The browser's: a selection that a script has just made is not the state's yet. */
function selectedRange(view: EditorView, event: InputEvent) {
  const [range] = event.getTargetRanges?.() ?? []
  if (!range || !view.dom.contains(range.startContainer) || !view.dom.contains(range.endContainer))
    return view.state.selection
  return {
    from: view.posAtDOM(range.startContainer, range.startOffset),
    to: view.posAtDOM(range.endContainer, range.endOffset),
  }
}
