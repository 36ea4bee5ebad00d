import { Extension, InputRule, Mark, markInputRule, wrappingInputRule } from '@tiptap/core'
import { Bold, starInputRegex } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { isLinkTarget } from '#resume-model/rich-text/parse-inline'
import { MAX_DEPTH } from '#resume-model/rich-text/parse-rich-text'

/** A link with an allowed target; any other link becomes plain text. */
const Link = Mark.create({
  name: 'link',
  inclusive: false,
  addAttributes: () => ({ href: { default: '' } }),
  parseHTML: () => [
    { tag: 'a[href]', getAttrs: (link) => (isLinkTarget(link.getAttribute('href') ?? '') ? null : false) },
  ],
  renderHTML: ({ HTMLAttributes }) => ['a', { ...HTMLAttributes, rel: 'noopener noreferrer' }, 0],
  addInputRules() {
    const { type } = this
    return [
      new InputRule({
        find: /\[([^[\]]+)\]\(([^\s()]+)\)$/,
        handler({ state, range, match: [, words = '', href = ''] }) {
          if (!isLinkTarget(href)) return null
          state.tr.replaceWith(range.from, range.to, state.schema.text(words, [type.create({ href })]))
          state.tr.removeStoredMark(type)
        },
      }),
    ]
  },
})

/** Tab indents a list item. After Esc, or where it cannot indent, it moves to the next field. */
const IndentableListItem = ListItem.extend<object, { releasesTab: boolean }>({
  content: 'paragraph+ (bulletList|orderedList)*',
  addStorage: () => ({ releasesTab: false }),
  onTransaction() {
    this.storage.releasesTab = false
  },
  onBlur() {
    this.storage.releasesTab = false
  },
  addKeyboardShortcuts() {
    const { editor, name, storage } = this
    return {
      ...this.parent?.(),
      Tab: () =>
        !storage.releasesTab &&
        listDepth(editor.state.selection.$from) < MAX_DEPTH &&
        editor.commands.sinkListItem(name),
      'Shift-Tab': () => !storage.releasesTab && editor.commands.liftListItem(name),
      Escape: () => {
        storage.releasesTab = true
        return false
      },
    }
  },
})

/** Only asterisks make bold: underscores are not in the subset, so `__init__` stays as typed. */
const StarBold = Bold.extend({
  addInputRules() {
    return [markInputRule({ find: starInputRegex, type: this.type })]
  },
  addPasteRules: () => [],
})

/** A numbered list with its delimiter: 1. 1、 1) */
const OrderedListWithSign = OrderedList.extend({
  addAttributes() {
    return {
      ...this.parent?.(),
      sign: {
        default: null,
        parseHTML: (list: HTMLElement) => list.getAttribute('data-sign'),
        renderHTML: ({ sign }: { sign?: string }) => (sign ? { 'data-sign': sign } : {}),
      },
    }
  },
})

/** List markers typed in Chinese: 、 after a number, any kind of dot. */
const ChineseListShortcuts = Extension.create({
  name: 'chineseLists',
  addInputRules() {
    const { bulletList, orderedList } = this.editor.schema.nodes
    return [
      wrappingInputRule({ find: /^[•●·]\s?$/, type: bulletList! }),
      wrappingInputRule({
        find: /^(\d{1,2})(?:([、．])|(\))\s)$/,
        type: orderedList!,
        getAttributes: ([, start, wide, bracket]) => ({ start: Number(start), sign: wide ?? bracket }),
        joinPredicate: ([, start, wide, bracket], list) =>
          list.attrs.sign === (wide ?? bracket) &&
          Number(list.attrs.start) + list.childCount === Number(start),
      }),
    ]
  },
})

/**
 * The Markdown subset of resume-model/rich-text/parse-rich-text.ts. No history extension: the editor has one
 * undo for the whole resume.
 */
export const tiptapExtensions = [
  Document,
  Paragraph,
  Text,
  HardBreak,
  StarBold,
  Italic,
  Underline,
  Link,
  BulletList,
  OrderedListWithSign,
  IndentableListItem,
  ListKeymap,
  ChineseListShortcuts,
]

function listDepth($from: { depth: number; node(depth: number): { type: { name: string } } }): number {
  let depth = 0
  for (let at = $from.depth; at > 0; at--) if ($from.node(at).type.name === 'listItem') depth++
  return depth
}
