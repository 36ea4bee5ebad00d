import type { MaskKind } from '#contract/sharing/mask-kinds'

/** A range of a folded text that contains data of a kind. */
export type Span = { start: number; end: number; kind: MaskKind; isUrl?: true }

const code = (char: string) => char.charCodeAt(0)
const [zero, nine, a, z] = [code('0'), code('9'), code('a'), code('z')]

export function isDigit(text: string, index: number): boolean {
  const at = text.charCodeAt(index)
  return at >= zero && at <= nine
}

/** A lower-case Latin letter or a digit: folded texts contain no capitals. */
export function isAlphanumeric(text: string, index: number): boolean {
  const at = text.charCodeAt(index)
  return (at >= zero && at <= nine) || (at >= a && at <= z)
}

export function isHan(text: string, index: number): boolean {
  const at = text.charCodeAt(index)
  return at >= 0x3400 && at <= 0x9fff
}

/** The first index from `from` on whose character is not in `chars`, at most `max` further. */
export function skip(text: string, from: number, chars: string, max = 8): number {
  let index = from
  while (index < text.length && index - from < max && chars.includes(text[index]!)) index++
  return index
}

/** Whether the word from `start` to `end` is not part of a longer word. */
export function standsAlone(text: string, start: number, end: number): boolean {
  const isWord = (index: number) => isAlphanumeric(text, index) || isHan(text, index)
  return !isWord(start - 1) && !isWord(end)
}
