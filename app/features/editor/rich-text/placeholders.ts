import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, TextSelection, type EditorState } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { findPlaceholders, type TextRange } from '#app/components/find-placeholders'
import { linesOfDoc } from './writing-marks'

/** How far a finger misses what it is meant for. */
const letterPx = 16

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
 * Marks each 〔…〕 that is left to fill in. A press in one, or a letter beside it, selects it whole, so that typing replaces it; another
 * press puts the caret. A key that would take its bracket takes all of it. Tab goes on in the next one, behind the last, or after Esc, it is as before.
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
        handleClick(view, at, event) {
          const { selection, doc } = view.state
          const pressed = placeholdersOf(doc).find(
            ({ from, to }) =>
              (from < at && at < to) ||
              (at === from && isNear(view, at, 1, event)) ||
              (at === to && isNear(view, at, -1, event)),
          )
          const isSelected = pressed?.from === selection.from && pressed.to === selection.to
          if (pressed && !isSelected) select(view, pressed)
          return false
        },
        handleDOMEvents: {
          beforeinput: (view, event) => {
            const range = emptiedBy(view.state, event.inputType)
            if (!range || !event.cancelable) return false
            event.preventDefault()
            view.dispatch(view.state.tr.delete(range.from, range.to).scrollIntoView())
            return true
          },
        },
      },
    }),
  ],
})

/** Whether a press at the edge of a placeholder was meant for it: at the end of a line every press further on is at that edge too. */
const isNear = (view: EditorView, at: number, side: 1 | -1, { clientX }: MouseEvent) =>
  Math.abs(clientX - view.coordsAtPos(at, side).left) <= letterPx

/** The placeholder beside the caret that a key would take a bracket from, and that is nothing without it. */
function emptiedBy({ selection, doc }: EditorState, inputType: string): TextRange | undefined {
  if (!selection.empty) return undefined
  const edge = { deleteContentBackward: 'to', deleteContentForward: 'from' } as const
  const side = edge[inputType as keyof typeof edge] as 'to' | 'from' | undefined
  return side && placeholdersOf(doc).find((place) => place[side] === selection.from)
}
