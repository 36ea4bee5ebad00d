type TextControl = HTMLInputElement | HTMLTextAreaElement

export const textFieldSelector =
  ':is(textarea, [contenteditable=true], input:is([type=text], [type=email], [type=tel], [type=url], :not([type]))):not([inert])'

export const isTextField = (element: Element | null): element is HTMLElement =>
  element instanceof HTMLElement && element.matches(textFieldSelector)

/** The visible text of a field. */
export const textOf = (field: HTMLElement): string => (isControl(field) ? field.value : field.textContent)

/** What is selected in a field's text, code units; `focus` is the end that moves. All three are equal for a caret. */
export type TextSelection = { from: number; to: number; focus: number }

/** The selection of the focused field; undefined if the field has none, as one of an e-mail address. */
export function selectionOf(field: HTMLElement): TextSelection | undefined {
  if (isControl(field)) {
    const { selectionStart: from, selectionEnd: to, selectionDirection } = field
    if (from === null || to === null) return undefined
    return { from, to, focus: selectionDirection === 'backward' ? from : to }
  }
  const { anchorNode, anchorOffset, focusNode, focusOffset } = getSelection() ?? {}
  if (!anchorNode || !focusNode || !field.contains(anchorNode) || !field.contains(focusNode)) return undefined
  const anchor = lengthBefore(field, anchorNode, anchorOffset!)
  const focus = lengthBefore(field, focusNode, focusOffset!)
  return { from: Math.min(anchor, focus), to: Math.max(anchor, focus), focus }
}

/**
 * The text around an end of the selection, and where in it that end is: all of a plain field, a paragraph or bullet of rich
 * text.
 */
export function textAround(
  field: HTMLElement,
  end: 'anchor' | 'focus',
): { text: string; caret: number } | undefined {
  const selection = selectionOf(field)
  if (!selection) return undefined
  const { from, to, focus } = selection
  if (isControl(field)) return { text: field.value, caret: end === 'focus' ? focus : from + to - focus }
  const { [`${end}Node` as const]: node, [`${end}Offset` as const]: offset } = getSelection()!
  const block = (node instanceof Element ? node : node?.parentElement)?.closest('p, li')
  return node && block && field.contains(block)
    ? { text: block.textContent, caret: lengthBefore(block, node, offset) }
    : { text: textOf(field), caret: end === 'focus' ? focus : from + to - focus }
}

/**
 * Focuses a field with a selection from `anchor` to `focus`, code units of its text. `isBeforeNext`: between two paragraphs
 * a caret is in front of the second.
 */
export function placeSelection(field: HTMLElement, anchor: number, focus = anchor, isBeforeNext = false) {
  field.focus()
  if (!isControl(field)) return selectInRichText(field, anchor, focus, isBeforeNext)
  const [from, to] = [Math.min(anchor, focus), Math.max(anchor, focus)]
  try {
    field.setSelectionRange(from, to, focus < anchor ? 'backward' : 'forward')
  } catch {
    // E-mail fields refuse it.
  }
}

function selectInRichText(field: HTMLElement, anchor: number, focus: number, isBeforeNext: boolean) {
  // What is selected begins in its own paragraph: from the end of the one before, typing would join the two.
  const start = pointIn(field, anchor, anchor < focus || isBeforeNext)
  const end = pointIn(field, focus, focus < anchor || (anchor === focus && isBeforeNext))
  if (start && end) getSelection()?.setBaseAndExtent(...start, ...end)
}

function pointIn(field: HTMLElement, offset: number, isBeforeNext: boolean): [Node, number] | undefined {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  let left = offset
  let end: [Node, number] | undefined
  while (walker.nextNode()) {
    const node = walker.currentNode as Text
    if (left < node.length || (left === node.length && !isBeforeNext)) return [node, left]
    left -= node.length
    end = [node, node.length]
  }
  return left === 0 ? end : undefined
}

function lengthBefore(field: Element, node: Node, offset: number): number {
  const range = document.createRange()
  range.setStart(field, 0)
  range.setEnd(node, offset)
  return range.toString().length
}

export const isControl = (field: HTMLElement): field is TextControl =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement
