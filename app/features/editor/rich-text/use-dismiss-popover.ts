import type { Editor } from '@tiptap/core'
import { useEffect, type RefObject } from 'react'

/** Closes a popover of a text by Escape, a press elsewhere or a change of the text; Escape goes back to the text. */
export function useDismissPopover(
  editor: Editor,
  popover: RefObject<HTMLElement>,
  onClose: () => void,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || event.isComposing) return
      event.preventDefault()
      event.stopPropagation()
      editor.commands.focus()
      onClose()
    }
    const onPointerDown = ({ target }: PointerEvent) => {
      if (!popover.current?.contains(target as Node)) onClose()
    }
    // A press in it leaves the focus, and so the phone's keyboard, in the text.
    const drawn = popover.current
    const keepFocus = (event: MouseEvent) => event.preventDefault()
    drawn?.addEventListener('mousedown', keepFocus)
    document.addEventListener('keydown', onKeyDown, true)
    document.addEventListener('pointerdown', onPointerDown)
    editor.on('update', onClose)
    return () => {
      drawn?.removeEventListener('mousedown', keepFocus)
      document.removeEventListener('keydown', onKeyDown, true)
      document.removeEventListener('pointerdown', onPointerDown)
      editor.off('update', onClose)
    }
  }, [editor, popover, onClose])
}
