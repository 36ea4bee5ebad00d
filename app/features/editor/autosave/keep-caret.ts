type TextField = HTMLInputElement | HTMLTextAreaElement

const isTextField = (element: Element | null): element is TextField =>
  (element instanceof HTMLInputElement || element instanceof HTMLTextAreaElement) &&
  element.selectionStart !== null

/** Notes where the user is typing. The returned function puts focus and caret back where they were. */
export function keepCaret(): () => void {
  if (typeof document === 'undefined') return () => undefined
  const field = document.activeElement
  if (!(field instanceof HTMLElement) || field === document.body) return () => undefined
  const before = isTextField(field)
    ? { text: field.value, from: field.selectionStart!, to: field.selectionEnd! }
    : undefined
  return () => {
    if (!field.isConnected) return
    if (document.activeElement !== field) field.focus({ preventScroll: true })
    if (!before || !isTextField(field)) return
    const move = (at: number) => moveCaret(before.text, field.value, at)
    if (field.selectionStart !== move(before.from) || field.selectionEnd !== move(before.to))
      field.setSelectionRange(move(before.from), move(before.to))
  }
}

/** Where a caret stands once `before` has become `after`: behind the same text on its left or before that on its right. */
export function moveCaret(before: string, after: string, at: number): number {
  const most = Math.min(before.length, after.length)
  let start = 0
  while (start < most && before[start] === after[start]) start += 1
  if (at <= start) return at
  let end = 0
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  const fromEnd = before.length - at
  return fromEnd <= end ? after.length - fromEnd : after.length - end
}
