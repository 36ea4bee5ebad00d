import { deflatedStream } from '#importer/warm-up/pdf-file'
import { widthOf, type FontName } from './letters'

/** Objects of a PDF that are numbered before they are written. */
export type Objects = {
  reserve(): number
  set(number: number, text: string): void
  add(text: string): number
}

export function createObjects(): Objects & { texts: string[] } {
  const texts: string[] = []
  const reserve = () => texts.push('')
  const set = (number: number, text: string) => void (texts[number - 1] = text)
  const add = (text: string) => {
    const number = reserve()
    set(number, text)
    return number
  }
  return { texts, reserve, set, add }
}

const radicals = new Map<string, string>()
for (let code = 0x2f00; code <= 0x2fd5; code++) {
  const radical = String.fromCharCode(code)
  radicals.set(radical.normalize('NFKC'), radical)
}
for (const [char, radical] of ['见⻅', '车⻋', '长⻓', '门⻔', '页⻚', '风⻛', '马⻢'].map(
  ([...pair]) => pair,
))
  radicals.set(char!, radical!)

const hex = (code: number) => code.toString(16).toUpperCase().padStart(4, '0')
const utf16 = (text: string) =>
  Array.from({ length: text.length }, (_, i) => hex(text.charCodeAt(i))).join('')
/** The glyphs of a font begin somewhere, and their numbers have no order. */
const firstGlyph = 0x0341
const glyphStep = 7

/** A composite font whose glyphs are numbered, with a table of the characters that were used. */
export class GlyphFont {
  private readonly glyphs = new Map<string, number>()
  constructor(
    readonly resource: string,
    private readonly name: string,
    private readonly kind: FontName,
    private readonly hasRadicals: boolean,
  ) {}

  codeOf(char: string): string {
    const glyph = this.glyphs.get(char) ?? firstGlyph + glyphStep * this.glyphs.size
    this.glyphs.set(char, glyph)
    return hex(glyph)
  }

  write(objects: Objects): number {
    const descriptor = objects.add(descriptorOf(this.name, 32))
    const widths = [...this.glyphs].map(([char, glyph]) => `${glyph}[${widthOf(char, this.kind)}]`).join(' ')
    const descendant = objects.add(
      `<</BaseFont/${this.name}/Subtype/CIDFontType2/Type/Font/CIDToGIDMap/Identity/DW 1000/CIDSystemInfo<</Ordering(Identity)/Registry(Adobe)/Supplement 0>>/FontDescriptor ${descriptor} 0 R/W [${widths}]>>`,
    )
    const toUnicode = objects.add(deflatedStream(this.toUnicode()))
    return objects.add(
      `<</Type/Font/Subtype/Type0/BaseFont/${this.name}/Encoding/Identity-H/DescendantFonts [${descendant} 0 R]/ToUnicode ${toUnicode} 0 R>>`,
    )
  }

  private toUnicode(): string {
    const lines = [...this.glyphs].map(([char, glyph]) => {
      const written = (this.hasRadicals && radicals.get(char)) || char
      return `<${hex(glyph)}> <${utf16(written)}>`
    })
    const stretches = Array.from({ length: Math.ceil(lines.length / 100) }, (_, i) =>
      lines.slice(100 * i, 100 * i + 100),
    )
    return [
      '/CIDInit /ProcSet findresource begin\n12 dict begin\nbegincmap',
      '/CIDSystemInfo << /Registry (Adobe) /Ordering (UCS) /Supplement 0 >> def',
      '/CMapName /Adobe-Identity-UCS def\n/CMapType 2 def',
      '1 begincodespacerange\n<0000> <FFFF>\nendcodespacerange',
      ...stretches.map((some) => `${some.length} beginbfchar\n${some.join('\n')}\nendbfchar`),
      'endcmap\nCMapName currentdict /CMap defineresource pop\nend\nend',
    ].join('\n')
  }
}

/** Codes of Windows-1252 above those of Latin-1. */
const windows: Record<string, number> = {
  '…': 133,
  '‘': 145,
  '’': 146,
  '“': 147,
  '”': 148,
  '•': 149,
  '–': 150,
  '—': 151,
}

/** A simple font of Latin letters, which Word writes by their codes and without a table. */
export class LatinFont {
  constructor(
    readonly resource: string,
    private readonly name: string,
  ) {}

  codeOf(char: string): string {
    const code = windows[char] ?? char.charCodeAt(0)
    return code.toString(16).toUpperCase().padStart(2, '0')
  }

  write(objects: Objects): number {
    const descriptor = objects.add(descriptorOf(this.name, 32))
    const codes = Array.from({ length: 224 }, (_, i) => 32 + i)
    const known = Object.fromEntries(Object.entries(windows).map(([char, code]) => [code, char]))
    const widths = codes.map((code) => widthOf(known[code] ?? String.fromCharCode(code), 'latin')).join(' ')
    return objects.add(
      `<</Type/Font/Subtype/TrueType/Name/${this.resource}/BaseFont/${this.name}/Encoding/WinAnsiEncoding/FontDescriptor ${descriptor} 0 R/FirstChar 32/LastChar 255/Widths [${widths}]>>`,
    )
  }
}

const descriptorOf = (name: string, flags: number) =>
  `<</Type/FontDescriptor/FontName/${name}/Flags ${flags}/ItalicAngle 0/Ascent 859/Descent -141/CapHeight 683/AvgWidth 500/StemV 52/FontBBox[-8 -141 1000 859]>>`
