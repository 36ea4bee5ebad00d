import { Extension, InputRule } from '@tiptap/core'
import type { Node, ResolvedPos } from '@tiptap/pm/model'
import { numberSuffixOf } from '#resume-model/rich-text/parse-rich-text'

const isEmptyText = (doc: Node) => doc.childCount === 1 && doc.firstChild!.isTextblock && isBlank(doc)
const isEmptyList = ({ childCount, firstChild }: Node) =>
  childCount === 1 &&
  firstChild!.type.name === 'bulletList' &&
  firstChild!.childCount === 1 &&
  isBlank(firstChild!)
const isBlank = (node: Node) => node.textContent === '' && node.content.size <= 4
const isInBullet = ($at: ResolvedPos) => $at.depth > 2 && $at.node(-2).type.name === 'bulletList'

/**
 * Experience is written in bullets: an empty text begins with one when it gets the focus, and is empty again if nothing was
 * written. Backspace, or Enter in an empty bullet, leaves the list. Neither is a change of the text.
 */
export const startWithBulletExtension = (isWanted: () => boolean) =>
  Extension.create({
    name: 'startWithBullet',
    onFocus() {
      const { editor } = this
      if (isWanted() && isEmptyText(editor.state.doc))
        editor.chain().setMeta('preventUpdate', true).toggleBulletList().run()
    },
    onBlur() {
      const { editor } = this
      if (isEmptyList(editor.state.doc))
        editor.chain().setMeta('preventUpdate', true).toggleBulletList().run()
    },
    /** Users who do not expect the bullet type the sign of a list themselves. */
    addInputRules: () => [
      new InputRule({
        find: /^[-*•●·]\s$/,
        handler({ state, range }) {
          if (!isInBullet(state.doc.resolve(range.from))) return null
          state.tr.delete(range.from, range.to)
        },
      }),
      new InputRule({
        find: /^1(?:([、．）])|([.)])\s)$/,
        handler({ state, range, chain, match: [, wide, narrow] }) {
          if (!isInBullet(state.doc.resolve(range.from))) return null
          const sign = numberSuffixOf(wide ?? narrow) ?? null
          chain().deleteRange(range).toggleOrderedList().updateAttributes('orderedList', { sign }).run()
        },
      }),
    ],
  })
