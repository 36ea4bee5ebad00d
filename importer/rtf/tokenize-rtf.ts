/**
 * A piece of RTF. `bytes` are text in the encoding of its font, each byte a character up to U+00FF; `star` says that the
 * destination after it may be skipped.
 */
export type RtfToken =
  | { kind: 'open' | 'close' | 'star' }
  | { kind: 'bytes'; bytes: string }
  | { kind: 'word'; name: string; value: number | undefined }

/** Symbols that are short for words. */
const wordsOfSymbols: Record<string, string> = { '~': 'nbsp', _: 'nbhyphen', '\r': 'par', '\n': 'par' }

/** Splits RTF, of which each byte is a character. Every step moves on, so that the time is linear. */
export function* tokenizeRtf(source: string): Generator<RtfToken> {
  const word = /([a-z]+)(-?\d{1,10})? ?/iy
  const text = /[^\\{}\r\n]+/y
  let at = 0
  while (at < source.length) {
    const char = source[at]!
    if (char === '{' || char === '}') {
      yield { kind: char === '{' ? 'open' : 'close' }
      at++
    } else if (char === '\\') {
      word.lastIndex = at + 1
      const found = word.exec(source)
      if (found) {
        const [all, name = '', digits] = found
        const value = digits === undefined ? undefined : Number(digits)
        at += 1 + all.length
        // Raw bytes follow, of a picture.
        if (name === 'bin') at += Math.max(value ?? 0, 0)
        else yield { kind: 'word', name, value }
      } else {
        const { token, length } = readSymbol(source, at + 1)
        if (token) yield token
        at += 1 + length
      }
    } else if (char === '\r' || char === '\n') at++
    else {
      text.lastIndex = at
      const bytes = text.exec(source)![0]
      yield { kind: 'bytes', bytes }
      at += bytes.length
    }
  }
}

function readSymbol(source: string, at: number): { token?: RtfToken; length: number } {
  const symbol = source[at] ?? ''
  if (symbol === "'") {
    const hex = source.slice(at + 1, at + 3)
    return /^[\da-f]{2}$/i.test(hex)
      ? { token: { kind: 'bytes', bytes: String.fromCharCode(parseInt(hex, 16)) }, length: 3 }
      : { length: 1 }
  }
  if (symbol === '*') return { token: { kind: 'star' }, length: 1 }
  if (symbol === '\\' || symbol === '{' || symbol === '}')
    return { token: { kind: 'bytes', bytes: symbol }, length: 1 }
  const name = wordsOfSymbols[symbol]
  return { ...(name && { token: { kind: 'word', name, value: undefined } }), length: 1 }
}
