import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'
import { Plugin, PluginKey, type EditorState, type Transaction } from '@tiptap/pm/state'
import { Decoration, DecorationSet, type EditorView } from '@tiptap/pm/view'
import { markLines, type LineMark, type MarkContext } from '#resume-lint/mark-lines'

/** How long nothing is typed before words are marked. */
const restMs = 600

/** A mark with its place in the document; `base` is where its line begins. */
export type WritingMark = LineMark & { base: number }
/** What the marks depend on beside the text; undefined when the text takes none, as a letter. */
export type ReadMarkContext = () => MarkContext | undefined

type MarksState = {
  decorations: DecorationSet
  /** Where something was typed last: the word there is not marked yet. */
  typedAt: number | null
}
type MarksMeta = { marks: readonly WritingMark[] }

const key = new PluginKey<MarksState>('writingMarks')

/** The marks that are drawn, in the order of the text. */
export function shownMarks(state: EditorState): (WritingMark & { start: number; end: number })[] {
  const found = key.getState(state)?.decorations.find() ?? []
  return found
    .map(({ from, to, spec }) => ({ ...(spec as WritingMark), start: from, end: to }))
    .sort((a, b) => a.start - b.start)
}

/** The lines of a document, with the position at which each begins. A line break takes one position, like a letter. */
export function linesOfDoc(doc: Node): { text: string; base: number }[] {
  const lines: { text: string; base: number }[] = []
  doc.descendants((node, at) => {
    if (!node.isTextblock) return true
    let base = at + 1
    for (const text of node.textBetween(0, node.content.size, undefined, '\n').split('\n')) {
      lines.push({ text, base })
      base += text.length + 1
    }
    return false
  })
  return lines
}

function findMarks(doc: Node, context: MarkContext | undefined): WritingMark[] {
  if (!context) return []
  const lines = linesOfDoc(doc)
  const texts = lines.map(({ text }) => text)
  return markLines(texts, context).map((mark) => ({ ...mark, base: lines[mark.line]!.base }))
}

function applyToMarks(tr: Transaction, { decorations, typedAt }: MarksState): MarksState {
  const meta = tr.getMeta(key) as MarksMeta | undefined
  if (meta) {
    const drawn = meta.marks.map((mark) =>
      Decoration.inline(mark.base + mark.from, mark.base + mark.to, { class: 'writing-mark' }, mark),
    )
    return { decorations: DecorationSet.create(tr.doc, drawn), typedAt }
  }
  if (tr.docChanged) {
    const isTyped = !tr.getMeta('preventUpdate') && !tr.getMeta('apart')
    // A mark whose words were changed says nothing of the new ones.
    const touched = decorations.find().filter(({ from, to }) => isTouched(tr, from, to))
    return {
      decorations: decorations.remove(touched).map(tr.mapping, tr.doc),
      typedAt: isTyped ? tr.selection.head : null,
    }
  }
  return { decorations, typedAt: tr.selectionSet ? null : typedAt }
}

function isTouched(tr: Transaction, from: number, to: number): boolean {
  return tr.mapping.maps.some((map) => {
    let touched = false
    map.forEach((start, end) => (touched ||= start <= to && end >= from))
    return touched
  })
}

/** Marks words after a rest, never the one that is being typed or composed. Decorations only: the document stays as it is. */
class MarkingView {
  private timer: ReturnType<typeof setTimeout> | undefined

  constructor(
    private readonly view: EditorView,
    private readonly readContext: ReadMarkContext,
    private readonly onMarks: (count: number) => void,
  ) {
    this.schedule()
  }

  update(view: EditorView, before: EditorState) {
    const typed = key.getState(before)?.typedAt ?? null
    const hasLeftWord = typed !== null && key.getState(view.state)?.typedAt === null
    if (!view.state.doc.eq(before.doc) || hasLeftWord) this.schedule()
  }

  destroy() {
    clearTimeout(this.timer)
  }

  private schedule() {
    clearTimeout(this.timer)
    this.timer = setTimeout(() => this.mark(), restMs)
  }

  private mark() {
    const { view } = this
    if (view.isDestroyed) return
    if (view.composing) return this.schedule()
    const typedAt = key.getState(view.state)?.typedAt ?? null
    const isTyping = typedAt !== null && view.hasFocus()
    const before = shownMarks(view.state).length
    const marks = findMarks(view.state.doc, this.readContext()).filter(
      ({ base, from, to }) => !isTyping || typedAt < base + from || typedAt > base + to,
    )
    drawMarks(view, marks)
    if (marks.length > before && view.hasFocus()) this.onMarks(marks.length)
  }
}

function drawMarks(view: EditorView, marks: readonly WritingMark[]) {
  view.dispatch(view.state.tr.setMeta(key, { marks } satisfies MarksMeta))
}

/** Marks at once what the rules find now, as after one of them was muted. */
export function refreshMarks(view: EditorView, readContext: ReadMarkContext) {
  drawMarks(view, findMarks(view.state.doc, readContext()))
}

type WritingMarksOptions = {
  readContext: ReadMarkContext
  /** Called when there are more marks than before, while the text has the focus. */
  onMarks(count: number): void
  /** Called when a mark is pressed, or Alt+Enter is: with the mark at the caret, else the next one. */
  onOpen(mark: WritingMark, byKeyboard: boolean): void
}

export function writingMarksExtension({ readContext, onMarks, onOpen }: WritingMarksOptions) {
  return Extension.create({
    name: 'writingMarks',
    addKeyboardShortcuts() {
      return {
        'Alt-Enter': ({ editor: { state } }) => {
          const marks = shownMarks(state)
          const { head } = state.selection
          const mark = marks.find(({ end }) => end >= head) ?? marks[0]
          if (mark) onOpen(mark, true)
          return mark !== undefined
        },
      }
    },
    addProseMirrorPlugins: () => [
      new Plugin<MarksState>({
        key,
        state: {
          init: () => ({ decorations: DecorationSet.empty, typedAt: null }),
          apply: applyToMarks,
        },
        view: (view) => new MarkingView(view, readContext, onMarks),
        props: {
          decorations: (state) => key.getState(state)?.decorations,
          handleClick: (view, at) => {
            const mark = shownMarks(view.state).find(({ start, end }) => start <= at && at <= end)
            if (mark) onOpen(mark, false)
            return false
          },
        },
      }),
    ],
  })
}
