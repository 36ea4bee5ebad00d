import { Editor, type Extension } from '@tiptap/core'
import { Slice } from '@tiptap/pm/model'
import { TextSelection } from '@tiptap/pm/state'
import { normalizeBlocks } from '#resume-model/rich-text/normalize-blocks'
import { isLinkTarget } from '#resume-model/rich-text/parse-inline'
import { parseRichText, type Block } from '#resume-model/rich-text/parse-rich-text'
import { cleanText } from '#contract/validation/clean-text'
import { serializeRichText } from '#resume-model/rich-text/serialize-rich-text'
import { htmlToBlocks } from './html-to-blocks'
import { docToBlocks, blocksToDoc } from './tiptap-document'
import { tiptapExtensions } from './tiptap-extensions'
import { typeOverSelection } from './type-over-selection'

/** The selection in the plain text; `from` equals `to` for a caret. */
export type Caret = { from: number; to: number }

type TiptapEditorOptions = {
  element: HTMLElement
  text: string
  attributes: Record<string, string>
  /**
   * Called with the Markdown text after a change, but not during IME composition. `isOwnStep`: a paste or a
   * toolbar button.
   */
  onText(text: string, isOwnStep: boolean): void
  undo(): void
  redo(): void
  extensions?: Extension[]
}

/** Creates the Tiptap editor of a text. */
export function createTiptapEditor(options: TiptapEditorOptions) {
  const { element, text, attributes, onText, undo, redo, extensions = [] } = options
  let lastText = text
  const toMarkdown = (editor: Editor) => serializeRichText(docToBlocks(editor.state.doc))
  // A text that is not edited keeps its original Markdown spelling.
  let lastMarkdown: string
  const emitChange = (editor: Editor, isOwnStep = false) => {
    if (editor.isDestroyed || editor.view.composing) return
    const now = toMarkdown(editor)
    if (now === lastMarkdown) return
    lastText = lastMarkdown = now
    onText(now, isOwnStep)
  }
  const editor: Editor = new Editor({
    element,
    extensions: [...tiptapExtensions, ...extensions],
    content: blocksToDoc(parseRichText(text)),
    injectCSS: false,
    onUpdate: ({ editor, transaction }) => emitChange(editor, Boolean(transaction.getMeta('apart'))),
    editorProps: {
      attributes: { role: 'textbox', 'aria-multiline': 'true', ...attributes },
      handlePaste: (_, event) => paste(editor, event.clipboardData),
      handleScrollToSelection: skipSameLine(),
      // Otherwise the browser opens a dropped file in place of the page.
      handleDrop: (_, event) => {
        if (!event.dataTransfer?.files.length) return false
        event.preventDefault()
        return true
      },
      handleDOMEvents: {
        compositionend: () => {
          setTimeout(() => emitChange(editor))
          return false
        },
        // Undo: from the context menu or from shaking a phone.
        beforeinput: (view, event) => {
          const { inputType } = event
          if (inputType !== 'historyUndo' && inputType !== 'historyRedo')
            return typeOverSelection(view, event)
          if (inputType === 'historyUndo') undo()
          else redo()
          return true
        },
      },
    },
  })

  lastMarkdown = toMarkdown(editor)
  return {
    editor,
    /**
     * Applies a change made elsewhere, such as an undo or a panel. Unchanged parts stay, with the caret in
     * them.
     */
    setText(text: string) {
      if (text === lastText) return
      lastText = text
      replaceDoc(editor, parseRichText(text))
      lastMarkdown = toMarkdown(editor)
    },
    setCaret: (caret: Caret) => setCaret(editor, lastText, caret),
    close: () => editor.destroy(),
  }
}

/**
 * For a letter typed in a line that is in view already: looking for it measures every ancestor of the field, which is a
 * tenth of what a key costs.
 */
function skipSameLine(): (view: Editor['view']) => boolean {
  let before = ''
  return (view) => {
    const { top, bottom } = view.coordsAtPos(view.state.selection.head)
    const line = [top, bottom, innerHeight, window.visualViewport?.height].join(' ')
    const isInView = line === before
    before = line
    return isInView
  }
}

function replaceDoc(editor: Editor, blocks: Block[]) {
  const { state, view } = editor
  const after = state.schema.nodeFromJSON(blocksToDoc(blocks))
  const start = state.doc.content.findDiffStart(after.content)
  const end = state.doc.content.findDiffEnd(after.content)
  if (start === null || end === null) return
  const overlap = Math.max(0, start - Math.min(end.a, end.b))
  const { tr } = state
  tr.replace(start, end.a + overlap, after.slice(start, end.b + overlap))
  // A step that cannot join the two ends changes nothing; then the whole document is replaced.
  if (!tr.doc.eq(after)) tr.replaceWith(0, tr.doc.content.size, after.content)
  view.dispatch(tr.setMeta('preventUpdate', true))
}

/** Private-use characters, which no text contains. */
const caretMarkers = ['\ue000', '\ue001'] as const

/** Restores the selection from the plain text; when it was inside markup, the caret goes to the end. */
function setCaret(editor: Editor, text: string, { from, to }: Caret) {
  const { state, view } = editor
  const marked =
    text.slice(0, from) + caretMarkers[0] + text.slice(from, to) + caretMarkers[1] + text.slice(to)
  const doc = state.schema.nodeFromJSON(blocksToDoc(parseRichText(marked)))
  const [start, end] = caretMarkers.map((mark) => positionOf(doc, mark))
  const isSameDocument =
    start !== undefined && end !== undefined && doc.content.size === state.doc.content.size + 2
  const selection = isSameDocument
    ? TextSelection.create(state.doc, start, end - 1)
    : TextSelection.atEnd(state.doc)
  view.dispatch(state.tr.setSelection(selection))
  view.focus()
}

function positionOf(doc: Editor['state']['doc'], mark: string): number | undefined {
  let found: number | undefined
  doc.descendants((node, at) => {
    const inText = node.isText ? node.text!.indexOf(mark) : -1
    if (inText >= 0) found = at + inText
  })
  return found
}

function paste(editor: Editor, data: DataTransfer | null): boolean {
  const html = data?.getData('text/html')
  const text = cleanText(data?.getData('text/plain') ?? '')
  const { state, view } = editor
  if (!html && !text) return Boolean(data?.files.length)
  if (isLinkTarget(text.trim()) && !state.selection.empty)
    return editor.commands.setMark('link', { href: text.trim() })
  const blocks = normalizeBlocks(html ? htmlToBlocks(html) : parseRichText(text))
  const { content } = state.schema.nodeFromJSON(blocksToDoc(blocks))
  const isLine = blocks.length === 1 && blocks[0]!.type === 'paragraph'
  const slice = isLine ? new Slice(content, 1, 1) : Slice.maxOpen(content)
  view.dispatch(state.tr.replaceSelection(slice).scrollIntoView().setMeta('apart', true))
  return true
}
