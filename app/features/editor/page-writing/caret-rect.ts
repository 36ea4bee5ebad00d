import { isControl } from '#app/features/editor/page-caret/text-fields'

/** Where the caret of the focused field is in the window, px. In a field of one line it is measured from its text. */
export function caretRectOf(field: HTMLElement): { left: number; top: number } {
  const box = field.getBoundingClientRect()
  if (isControl(field)) {
    const { paddingLeft, font } = getComputedStyle(field)
    const before = field.value.slice(0, field.selectionEnd ?? field.value.length)
    return {
      left: box.left + parseFloat(paddingLeft) + widthOf(before, font) - field.scrollLeft,
      top: box.top,
    }
  }
  const selection = getSelection()
  if (!selection?.rangeCount) return box
  const range = selection.getRangeAt(0).cloneRange()
  range.collapse(false)
  const rect = range.getClientRects()[0]
  if (rect) return rect
  // An empty paragraph has no letters to measure.
  const node = range.endContainer
  return (node instanceof Element ? node : node.parentElement)?.getBoundingClientRect() ?? box
}

let context: CanvasRenderingContext2D | null | undefined

function widthOf(text: string, font: string): number {
  context ??= document.createElement('canvas').getContext('2d')
  if (!context) return 0
  context.font = font
  return context.measureText(text).width
}
