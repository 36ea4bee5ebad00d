const marker = /^\s*(?:[•●▪◦‣·]|\d{1,2}[、．])$/

/**
 * Whether what stands before a caret in a text's Markdown means something only with the next letter: a bullet or a number,
 * a space, a new line. Drawn now, it would be gone.
 */
export function isIncompleteMarkup(text: string, { from, to }: { from: number; to: number }): boolean {
  const before = text.slice(0, to)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  const [rest = ''] = /^[^\n]*/.exec(text.slice(to)) ?? []
  if (from !== to || before === '' || rest.trim() !== '') return false
  return line === '' || /\s$/.test(line) || marker.test(line)
}
