/** A font, simple or within a composite one, and its descriptor's object number. */
type Font = { descriptor: string; needsFile: boolean; type1At?: number }
type FoundFonts = { files: { descriptor: string; at: number }[]; fonts: Font[] }

/**
 * Hides the font files in a PDF's bytes from PDF.js where each font that uses one has a table of its characters and their
 * widths beside it. Only text is wanted: parsing fonts takes a fifth of the time, and a damaged one can take ten seconds.
 * Names are changed in place, in one pass; what stands in compressed object streams is left as it is.
 */
export function hideFontFiles(pdf: Uint8Array): void {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length)
  const { files, fonts } = findFonts(bytes)
  const known = new Set(fonts.map(({ descriptor }) => descriptor))
  const needed = new Set(fonts.filter(({ needsFile }) => needsFile).map(({ descriptor }) => descriptor))
  const isHidden = (descriptor: string) => known.has(descriptor) && !needed.has(descriptor)
  for (const { descriptor, at } of files) if (isHidden(descriptor)) bytes.write('/NoFile', at, 'latin1')
  // Of a Type 1 font without a file PDF.js takes codes that its encoding does not name for spaces.
  for (const { descriptor, type1At } of fonts)
    if (type1At !== undefined && isHidden(descriptor)) bytes.write('/Other', type1At, 'latin1')
}

function findFonts(bytes: Buffer): FoundFonts {
  const files: FoundFonts['files'] = []
  const fonts: Font[] = []
  /** The descriptor of each font within a composite one, by the number of its object. */
  const descendants = new Map<string, string>()
  const composites: { descendant: string; needsFile: boolean }[] = []
  for (const { number, text, at } of objectsOf(bytes)) {
    const file = /\/FontFile[23]?(?=[\s\d])/.exec(text)
    if (file) files.push({ descriptor: number, at: at + file.index })
    const descriptor = referenceOf(text, 'FontDescriptor')
    const hasUnicode = referenceOf(text, 'ToUnicode') !== undefined
    if (text.includes('/DescendantFonts')) {
      const descendant = /\/DescendantFonts\s?\[\s?(\d{1,9})\s/.exec(text)?.[1]
      // PDF.js takes names without a prefix for those of well-known fonts, whose glyphs it knows, and has characters of
      // its own for vertical text.
      const isPlain = /\/BaseFont\s?\/[A-Z]{6}\+/.test(text) && /\/Encoding\s?\/Identity-H\b/.test(text)
      if (descendant) composites.push({ descendant, needsFile: !hasUnicode || !isPlain })
    } else if (descriptor && /\/CIDFontType[02]\b/.test(text)) descendants.set(number, descriptor)
    else if (descriptor) {
      const type1 = /\/Type1\b/.exec(text)
      const isSimple = type1 !== null || /\/TrueType\b/.test(text)
      const needsFile = !isSimple || !hasUnicode || !text.includes('/Widths')
      fonts.push({ descriptor, needsFile, ...(type1 && { type1At: at + type1.index }) })
    }
  }
  for (const { descendant, needsFile } of composites) {
    const descriptor = descendants.get(descendant)
    if (descriptor) fonts.push({ descriptor, needsFile })
  }
  return { files, fonts }
}

const referenceOf = (text: string, key: string) =>
  new RegExp(`/${key}\\s?(\\d{1,9})\\s\\d{1,5}\\sR`).exec(text)?.[1]

/** The objects that are not compressed: each one's number, its text without a stream, and where that begins. */
function* objectsOf(bytes: Buffer): Generator<{ number: string; text: string; at: number }> {
  const mark = ' obj'
  const ends = ['stream', 'endobj'].map((word) => ({ word, at: -1 }))
  let next = bytes.indexOf(mark)
  while (next >= 0) {
    const at = next + mark.length
    const number = /(\d{1,9})\s\d{1,5}$/.exec(bytes.toString('latin1', Math.max(0, next - 16), next))?.[1]
    next = bytes.indexOf(mark, at)
    // What has been found behind this object is not searched for again, so that all searches together are linear.
    for (const end of ends.filter((one) => one.at < at)) {
      const found = bytes.indexOf(end.word, at)
      end.at = found < 0 ? bytes.length : found
    }
    const end = Math.min(next < 0 ? bytes.length : next, ...ends.map((one) => one.at))
    if (number) yield { number, text: bytes.toString('latin1', at, end), at }
  }
}
