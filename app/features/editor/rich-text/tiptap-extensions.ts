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

/** A link as the subset has it; where else it leads, its words stay. */
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

/** Tab takes a point one level in. After Esc it goes on to the next field, as it does where there is no level to go. */
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

/** Stars make bold. Two underscores are none of the subset's marks: `__init__` stays as it is typed. */
const StarBold = Bold.extend({
  addInputRules() {
    return [markInputRule({ find: starInputRegex, type: this.type })]
  },
  addPasteRules: () => [],
})

/** A list of numbers with the sign behind them: 1. 1、 1) */
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

/** How lists are begun in Chinese: 、 after a number, a dot of any kind. */
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

/** The Markdown subset of resume-model/rich-text/parse-rich-text.ts, and no undo of its own: the editor has one for everything. */
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
