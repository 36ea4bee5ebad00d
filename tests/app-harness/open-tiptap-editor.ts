import type { Editor, Extension } from '@tiptap/core'
import { afterEach, vi } from 'vitest'
import { createTiptapEditor } from '#app/features/editor/rich-text/create-tiptap-editor'

let close = () => {}
afterEach(() => close())

/** Opens the rich text editor of a text in the document; it closes with the next one or after the test. */
export function openTiptapEditor(text: string, extensions: Extension[] = []) {
  close()
  const onText = vi.fn<(text: string, isOwnStep: boolean) => void>()
  const element = document.body.appendChild(document.createElement('div'))
  const nothing = () => undefined
  const opened = createTiptapEditor({
    ...{ element, text, attributes: {}, onText, undo: nothing, redo: nothing },
    extensions,
  })
  close = () => {
    opened.close()
    element.remove()
  }
  return { editor: opened.editor, element, onText }
}

/** Types letter by letter, so that the editor's input rules apply. */
export function typeLetters({ view }: Editor, text: string): void {
  for (const letter of text) {
    const { from, to } = view.state.selection
    const insert = () => view.state.tr.insertText(letter, from, to)
    const isHandled = view.someProp('handleTextInput', (handle) => handle(view, from, to, letter, insert))
    if (!isHandled) view.dispatch(insert())
  }
}
