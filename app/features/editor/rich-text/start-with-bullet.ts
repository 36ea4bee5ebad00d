import { Extension } from '@tiptap/core'
import type { Node } from '@tiptap/pm/model'

const isEmptyText = (doc: Node) => doc.childCount === 1 && doc.firstChild!.isTextblock && isBlank(doc)
const isEmptyList = ({ childCount, firstChild }: Node) =>
  childCount === 1 &&
  firstChild!.type.name === 'bulletList' &&
  firstChild!.childCount === 1 &&
  isBlank(firstChild!)
const isBlank = (node: Node) => node.textContent === '' && node.content.size <= 4

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
  })
