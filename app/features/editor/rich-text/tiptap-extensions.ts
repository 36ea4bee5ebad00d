import { Extension, InputRule, Mark, markInputRule, wrappingInputRule } from '@tiptap/core'
import { Bold, starInputRegex as boldInputRegex } from '@tiptap/extension-bold'
import { Document } from '@tiptap/extension-document'
import { HardBreak } from '@tiptap/extension-hard-break'
import { Italic, starInputRegex as italicInputRegex } from '@tiptap/extension-italic'
import { BulletList, ListItem, ListKeymap, OrderedList } from '@tiptap/extension-list'
import { Paragraph } from '@tiptap/extension-paragraph'
import { Text } from '@tiptap/extension-text'
import { Underline } from '@tiptap/extension-underline'
import { isLinkTarget } from '#resume-model/rich-text/parse-inline'
import { MAX_DEPTH, numberSuffixOf } from '#resume-model/rich-text/parse-rich-text'
import { toggleLineList } from './toggle-line-list'

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
  // Not with each transaction: that of a key before Esc may come behind it.
  onUpdate() {
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

/**
 * Only asterisks make bold and italic while one types. Underscores stay: of `_private_field` an input rule
 * sees `_private_` first, and cannot know that the word goes on.
 */
const StarBold = Bold.extend({
  addInputRules() {
    return [markInputRule({ find: boldInputRegex, type: this.type })]
  },
  addPasteRules: () => [],
})
const StarItalic = Italic.extend({
  addInputRules() {
    return [markInputRule({ find: italicInputRegex, type: this.type })]
  },
  addPasteRules: () => [],
})

const LineBulletList = BulletList.extend({
  addCommands: () => ({ toggleBulletList: () => toggleLineList('bulletList') }),
})

/** A numbered list with its delimiter: 1. 1、 1） 1) */
const OrderedListWithSign = OrderedList.extend({
  addCommands: () => ({ toggleOrderedList: () => toggleLineList('orderedList') }),
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
  /** As in the Markdown, so that a year stays a word: `2020. `. */
  addInputRules() {
    return [
      wrappingInputRule({
        find: /^([1-9]\d?|0)(?:([、．）])|([.)])\s)$/,
        type: this.type,
        getAttributes: ([, start, wide, narrow]) => ({
          start: Number(start),
          sign: numberSuffixOf(wide ?? narrow) ?? null,
        }),
        joinPredicate: ([, start, wide, narrow], list) =>
          (list.attrs.sign ?? undefined) === numberSuffixOf(wide ?? narrow) &&
          Number(list.attrs.start) + list.childCount === Number(start),
      }),
    ]
  },
})

/** Bullets typed in Chinese: any kind of dot. */
const ChineseBullets = Extension.create({
  name: 'chineseBullets',
  addInputRules() {
    return [wrappingInputRule({ find: /^[•●·]\s?$/, type: this.editor.schema.nodes.bulletList! })]
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
  StarItalic,
  Underline,
  Link,
  LineBulletList,
  OrderedListWithSign,
  IndentableListItem,
  ListKeymap,
  ChineseBullets,
]

function listDepth($from: { depth: number; node(depth: number): { type: { name: string } } }): number {
  let depth = 0
  for (let at = $from.depth; at > 0; at--) if ($from.node(at).type.name === 'listItem') depth++
  return depth
}
