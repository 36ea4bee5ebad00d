import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, TextSelection, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { findPlaceholders, type TextRange } from '#app/components/find-placeholders'
import { linesOfDoc } from './writing-marks'

function placeholdersOf(doc: Node): TextRange[] {
  return linesOfDoc(doc).flatMap(({ text, base }) =>
    findPlaceholders(text).map(({ from, to }) => ({ from: base + from, to: base + to })),
  )
}

function markPlaceholders({ doc }: EditorState): DecorationSet {
  const marks = placeholdersOf(doc).map(({ from, to }) =>
    Decoration.inline(from, to, { class: 'unfilled-mark' }),
  )
  return DecorationSet.create(doc, marks)
}

function select({ state, dispatch }: EditorView, { from, to }: TextRange) {
  dispatch(state.tr.setSelection(TextSelection.create(state.doc, from, to)).scrollIntoView())
}

/**
 * Marks each 〔…〕 that is left to fill in. A press in one selects it whole, so that typing replaces it; another press puts
 * the caret. Tab goes on in the next one, behind the last, or after Esc, it is as before.
 */
export const placeholdersExtension = Extension.create({
  name: 'placeholders',
  // Before Tab indents an item.
  priority: 1000,
  addKeyboardShortcuts() {
    return {
      Tab: ({ editor }) => {
        const { releasesTab } = (editor.storage as unknown as { listItem: { releasesTab: boolean } }).listItem
        const { selection, doc } = editor.state
        const next = placeholdersOf(doc).find(({ from }) => from >= selection.to)
        if (!next || releasesTab) return false
        select(editor.view, next)
        return true
      },
    }
  },
  addProseMirrorPlugins: () => [
    new Plugin<DecorationSet>({
      state: {
        init: (_, state) => markPlaceholders(state),
        apply: (tr, marks, _, state) => (tr.docChanged ? markPlaceholders(state) : marks),
      },
      props: {
        decorations(state) {
          return this.getState(state)
        },
        handleClick(view, at) {
          const { selection, doc } = view.state
          const pressed = placeholdersOf(doc).find(({ from, to }) => from < at && at < to)
          const isSelected = pressed?.from === selection.from && pressed.to === selection.to
          if (pressed && !isSelected) select(view, pressed)
          return false
        },
      },
    }),
  ],
})
