/**
 * A normalized text for searching: `text[i]` stands at `at[i]` of the original, whose length is
 * `at[text.length]`.
 */
export type FoldedText = { text: string; at: Uint32Array }

const decoder = new TextDecoder('utf-16le', { ignoreBOM: true })
const dashes = /[\u2010-\u2015\u2212]/
const escapable = /[!-/:-@[-`{-~]/

/**
 * Normalizes equivalent spellings: full-width letters, digits and signs become half-width, capitals lower
 * case, dashes and blanks one kind each. Marks of rich text (`\`, `*`, `<u>`) are dropped, so that
 * `138**1234**5678` is still a number. One pass; @returns the folded text with the original position of each
 * character.
 */
export function foldText(original: string): FoldedText {
  const codes = new Uint16Array(original.length)
  const at = new Uint32Array(original.length + 1)
  let length = 0
  for (let index = 0; index < original.length; index++) {
    const code = foldCode(original.charCodeAt(index))
    const skipped = markAt(original, index, code)
    if (skipped > 0) {
      index += skipped - 1
      continue
    }
    codes[length] = code
    at[length++] = index
  }
  at[length] = original.length
  return { text: decoder.decode(codes.subarray(0, length)), at: at.subarray(0, length + 1) }
}

/** The folded text alone, to compare words. */
export function folded(text: string): string {
  return foldText(text).text
}

function foldCode(code: number): number {
  if (code < 0x80) return code >= 65 && code <= 90 ? code + 32 : code
  if (code >= 0xff01 && code <= 0xff5e) return foldCode(code - 0xfee0)
  if (code === 0x3000 || code === 0xa0) return 32
  if (code === 0xfe6b) return 64
  return code >= 0x2010 && code <= 0x2212 && dashes.test(String.fromCharCode(code)) ? 45 : code
}

/** Length of a rich-text mark that begins here; 0 for none. */
function markAt(text: string, index: number, code: number): number {
  if (code === 42) return 1
  if (code === 92) return escapable.test(text[index + 1] ?? '') ? 1 : 0
  if (code !== 60) return 0
  return text.startsWith('<u>', index) ? 3 : text.startsWith('</u>', index) ? 4 : 0
}
