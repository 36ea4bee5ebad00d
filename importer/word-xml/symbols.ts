/** Signs of items and boxes in the fonts of signs; pictures of a phone or a letter say nothing that their line does not. */
const wingdings: Record<number, string> = {
  0x6c: '●',
  0x6d: '○',
  0x6e: '■',
  0x6f: '□',
  0x71: '□',
  0x75: '◆',
  0x76: '◆',
  0x77: '◆',
  0x9e: '·',
  0x9f: '•',
  0xa0: '▪',
  0xa7: '▪',
  0xa8: '☐',
  0xab: '★',
  0xd8: '➢',
  0xe0: '→',
  0xe8: '➤',
  0xf0: '➢',
  0xfc: '✓',
  0xfe: '☑',
  0x52: '☑',
}
const symbol: Record<number, string> = {
  0xb7: '•',
  0xb0: '°',
  0xb1: '±',
  0xb4: '×',
  0xa3: '≤',
  0xb3: '≥',
  0xae: '→',
  0x61: 'α',
  0x62: 'β',
  0x6d: 'μ',
}
const isSymbolFont = (font: string) => /^(?:wingdings|webdings|symbol$)/i.test(font)

/** The sign of a `w:sym`; '' for what is only a picture. */
export function symbolOf(font: string, hexadecimal: string): string {
  const code = Number.parseInt(hexadecimal, 16)
  if (!(code >= 0x20 && code <= 0xffff) || (code >= 0xd800 && code <= 0xdfff)) return ''
  if (isSymbolFont(font) || isPrivate(code)) return signOf(font, code & 0xff)
  return String.fromCharCode(code)
}

/** A text without the signs that only a font of its own can show. */
export function withoutPictures(text: string, font: string): string {
  const isBareSign = text.length === 1 && text.charCodeAt(0) < 0x100 && text !== ' ' && isSymbolFont(font)
  if (isBareSign) return signOf(font, text.charCodeAt(0))
  return text.replace(/[\uf020-\uf0ff]/g, (sign) => signOf(font, sign.charCodeAt(0) & 0xff))
}

/** Fonts of signs have their 224 signs here. */
const isPrivate = (code: number) => code >= 0xf000 && code <= 0xf0ff

/** Each font has signs of items at places that the others leave to pictures; other fonts draw pictures at most of them. */
function signOf(font: string, code: number): string {
  if (/^symbol$/i.test(font)) return symbol[code] ?? ''
  if (/^webdings/i.test(font)) return ''
  if (/^wingdings/i.test(font)) return wingdings[code] ?? ''
  return bullets.has(code) ? (wingdings[code] ?? symbol[code] ?? '') : ''
}

/** The signs of Word's own lists. */
const bullets = new Set([0x6c, 0x6e, 0x75, 0x76, 0xa7, 0xb7, 0xd8, 0xfc])
