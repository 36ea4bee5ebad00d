type TextControl = HTMLInputElement | HTMLTextAreaElement

export const textFieldSelector =
  'textarea, [contenteditable=true], input:is([type=text], [type=email], [type=tel], [type=url], :not([type]))'

/** The visible text of a field. */
export const textOf = (field: HTMLElement): string =>
  isControl(field)
    ? field.value
    : textNodesOf(field)
        .map((node) => node.data)
        .join('')

/** The caret of the focused field, in code units of its text; undefined with a selection, or if the field has no caret. */
export function caretOf(field: HTMLElement): number | undefined {
  if (isControl(field)) {
    const { selectionStart, selectionEnd } = field
    return selectionStart !== null && selectionStart === selectionEnd ? selectionStart : undefined
  }
  const { anchorNode, anchorOffset, isCollapsed = false } = getSelection() ?? {}
  let before = 0
  for (const node of textNodesOf(field)) {
    if (node === anchorNode) return isCollapsed ? before + (anchorOffset ?? 0) : undefined
    before += node.length
  }
  return undefined
}

export function placeCaret(field: HTMLElement, offset: number) {
  field.focus()
  if (!isControl(field)) return placeInRichText(field, offset)
  try {
    field.setSelectionRange(offset, offset)
  } catch {
    // E-mail fields refuse it.
  }
}

function placeInRichText(field: HTMLElement, offset: number) {
  let left = offset
  for (const node of textNodesOf(field)) {
    if (left <= node.length) return getSelection()?.collapse(node, left)
    left -= node.length
  }
}

const isControl = (field: HTMLElement): field is TextControl =>
  field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement

function textNodesOf(field: HTMLElement): Text[] {
  const walker = document.createTreeWalker(field, NodeFilter.SHOW_TEXT)
  const nodes: Text[] = []
  while (walker.nextNode()) nodes.push(walker.currentNode as Text)
  return nodes
}
