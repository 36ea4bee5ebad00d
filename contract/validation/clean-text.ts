// C0 and C1 controls except tab and newline, noncharacters, bidi overrides, invisible spaces: nothing a user
// could see or mean.
const invisible =
  // eslint-disable-next-line no-control-regex
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060\u2066-\u2069\ufdd0-\ufdef\ufeff\ufff9-\uffff]/g

// Windows, Word's soft line break, form feed, next line, and Unicode's own separators.
const otherLineEnds = /\r\n?|[\v\f\u0085\u2028\u2029]/g

/**
 * Makes text safe to store and typeset: line breaks become \n, tabs become spaces, invisible controls and
 * lone surrogates are removed.
 */
export function cleanText(text: string): string {
  return text.toWellFormed().replace(otherLineEnds, '\n').replace(/\t/g, ' ').replace(invisible, '')
}

/** cleanText on one line: line breaks become spaces, the ends are trimmed. */
export function cleanLine(text: string): string {
  return cleanText(text).replace(/\n+/g, ' ').trim()
}
