const marker = /^\s*(?:[•●▪◦‣·]|\d{1,2}[、．）])$/

/**
 * Returns whether the Markdown before a caret is incomplete until the next character: a list marker, a space,
 * a new line. Rendered now, it would be lost.
 */
export function isIncompleteMarkup(text: string, { from, to }: { from: number; to: number }): boolean {
  const before = text.slice(0, to)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const [rest = ''] = /^[^\n]*/.exec(text.slice(to)) ?? []
  if (from !== to || before === '' || rest.trim() !== '') return false
  return line === '' || /\s$/.test(line) || marker.test(line)
}
