/** The encoding that a CMap's name implies: Unicode, or a character set to decode. */
const charsets: [RegExp, string][] = [
  [/^Uni(?:GB|CNS|JIS|KS)\w*-(?:UCS2|UTF16)-[HV]$/, 'utf-16be'],
  [/^GB(?:K|Kp|K2K|pc)?(?:-EUC)?-[HV]$/, 'gbk'],
  [/^(?:ETen-B5|ETenms-B5|B5pc|HKscs-B5)-[HV]$/, 'big5'],
]

/**
 * Character maps for PDFs that name a Chinese font without embedding it, as older programs and many Java
 * servers do. Adobe's own tables are large; here a glyph id is the character code itself, which is enough to
 * extract text, except for ASCII, whose glyph ids come first in each font and whose widths separate columns.
 */
export class CMapFactory {
  private hasKnownCharset = false

  fetch({ name }: { name: string }): Promise<{ cMapData: Uint8Array; isCompressed: false }> {
    const charset = charsets.find(([names]) => names.test(name))?.[1]
    if (charset) this.hasKnownCharset = true
    // Glyph ids that none of our maps produced mean something else: no text is better than wrong text.
    const body = charset
      ? cmapBody(charset)
      : this.hasKnownCharset && /^Adobe-\w+-UCS2$/.test(name)
        ? cmapSection('bfrange', ['<0001> <005F> <0020>', '<0080> <FFFF> <0080>'])
        : undefined
    if (body === undefined) return Promise.reject(new Error(`no character map ${name}`))
    const text = `/CIDInit /ProcSet findresource begin 12 dict begin begincmap\n/CMapName /${name} def\n${body}endcmap end end\n`
    return Promise.resolve({ cMapData: new TextEncoder().encode(text), isCompressed: false })
  }
}

function cmapBody(charset: string): string {
  if (charset === 'utf-16be')
    return (
      cmapSection('codespacerange', ['<0000> <FFFF>']) +
      cmapSection('cidrange', ['<0020> <007E> 1', '<0080> <FFFF> 128'])
    )
  const decoder = new TextDecoder(charset, { fatal: true })
  const codes: string[] = []
  for (let high = 0x81; high <= 0xfe; high++)
    for (let low = 0x40; low <= 0xfe; low++) {
      const codePoint = decodeBytePair(decoder, high, low)
      if (codePoint) codes.push(`<${hex(high)}${hex(low)}> ${codePoint}`)
    }
  return (
    cmapSection('codespacerange', ['<00> <80>', '<8140> <FEFE>']) +
    cmapSection('cidrange', ['<20> <7E> 1']) +
    cmapSection('cidchar', codes)
  )
}

/** The code point of two bytes; undefined if they are no character. */
function decodeBytePair(decoder: TextDecoder, high: number, low: number): number | undefined {
  try {
    const text = decoder.decode(new Uint8Array([high, low]))
    return text.length === 1 ? text.codePointAt(0) : undefined
  } catch {
    return undefined
  }
}

const hex = (byte: number) => byte.toString(16).padStart(2, '0')
const cmapSection = (kind: string, lines: string[]) =>
  `${lines.length} begin${kind}\n${lines.join('\n')}\nend${kind}\n`
