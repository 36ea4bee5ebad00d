import { isIconFont } from './icons'
import { overwrite, putBack, readObjects, type PdfObject } from './pdf-objects'

/** Where a name stands, or an entry of a dictionary. */
type Name = Pick<PdfObject, 'place' | 'at'>
/** A font, simple or within a composite one, and its descriptor's object number. */
type Font = { descriptor: string; needsFile: boolean; type1?: Name }
type FoundFonts = { files: (Name & { descriptor: string; length: number })[]; fonts: Font[] }

/**
 * A copy of a PDF with its font files hidden from PDF.js where each font that uses one has a table of its characters and
 * their widths beside it. Only text is wanted: parsing fonts takes a fifth of the time, and a damaged one can take ten
 * seconds. The file is changed in place, in linear time.
 */
export function hideFontFiles(pdf: Uint8Array): Uint8Array {
  const copy = Buffer.from(pdf)
  const { files, fonts } = findFonts(copy)
  const known = new Set(fonts.map(({ descriptor }) => descriptor))
  const needed = new Set(fonts.filter(({ needsFile }) => needsFile).map(({ descriptor }) => descriptor))
  const isHidden = (descriptor: string) => known.has(descriptor) && !needed.has(descriptor)
  const hidden = files.filter(({ descriptor }) => isHidden(descriptor))
  for (const file of hidden) overwrite(file, ' '.repeat(file.length))
  // Of a Type 1 font without a file PDF.js takes codes that its encoding does not name for spaces.
  const type1 = fonts.flatMap((font) => (font.type1 && isHidden(font.descriptor) ? [font.type1] : []))
  for (const name of type1) overwrite(name, '/Other')
  const isDone = putBack(
    copy,
    [...hidden, ...type1].map(({ place }) => place),
  )
  return new Uint8Array(isDone ? copy : pdf)
}

function findFonts(file: Buffer): FoundFonts {
  const files: FoundFonts['files'] = []
  const fonts: Font[] = []
  /** The descriptor of each font within a composite one, by the number of its object. */
  const descendants = new Map<string, { descriptor: string; isNumbered: boolean }>()
  const composites: { descendant: string; hasKnownText: boolean; isPlain: boolean }[] = []
  for (const { number, text, place, at } of readObjects(file)) {
    const fontFile = /\/FontFile[23]?\s?\d{1,9}\s\d{1,5}\sR/.exec(text)
    if (fontFile)
      files.push({ descriptor: number, place, at: at + fontFile.index, length: fontFile[0].length })
    const descriptor = referenceOf(text, 'FontDescriptor')
    const hasUnicode = referenceOf(text, 'ToUnicode') !== undefined
    if (text.includes('/DescendantFonts')) {
      const descendant = /\/DescendantFonts\s?\[\s?(\d{1,9})\s/.exec(text)?.[1]
      // PDF.js takes names without a prefix for those of well-known fonts, whose glyphs it knows, and has characters of
      // its own for vertical text.
      const isPlain = /\/BaseFont\s?\/[A-Z]{6}\+/.test(text) && /\/Encoding\s?\/Identity-H\b/.test(text)
      const hasKnownText = hasUnicode || isIconFont(text)
      if (descendant) composites.push({ descendant, hasKnownText, isPlain })
    } else if (descriptor && /\/CIDFontType[02]\b/.test(text))
      descendants.set(number, { descriptor, isNumbered: adobeNumbers.test(text) })
    else if (descriptor) {
      const type1 = /\/Type1\b/.exec(text)
      const isSimple = type1 !== null || /\/TrueType\b/.test(text)
      const needsFile = !isSimple || !hasUnicode || !text.includes('/Widths')
      fonts.push({ descriptor, needsFile, ...(type1 && { type1: { place, at: at + type1.index } }) })
    }
  }
  for (const { descendant, hasKnownText, isPlain } of composites) {
    const font = descendants.get(descendant)
    if (font)
      fonts.push({ descriptor: font.descriptor, needsFile: !(isPlain && (hasKnownText || font.isNumbered)) })
  }
  return { files, fonts }
}

/** Glyphs by Adobe's numbers, whose characters its maps know (cmap-factory.ts). */
const adobeNumbers = /\/Ordering\s?\((?:GB1|CNS1|Japan1|Korea1)\)/

const referenceOf = (text: string, key: string) =>
  new RegExp(`/${key}\\s?(\\d{1,9})\\s\\d{1,5}\\sR`).exec(text)?.[1]
