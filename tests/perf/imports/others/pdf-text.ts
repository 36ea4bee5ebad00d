import { getDocumentProxy } from 'unpdf'

/** A piece of a page's text as other parsers want it: what PDF.js says, with the font's own name. */
export type PdfText = {
  text: string
  x: number
  y: number
  width: number
  height: number
  fontName: string
  hasEOL: boolean
}
type Piece = {
  str: string
  transform: number[]
  width: number
  height: number
  fontName: string
  hasEOL: boolean
}
type Fonts = { get(name: string, whenThere: (font: { name?: string }) => void): void }

// PDF.js hands fonts over with it; Node 20 has none.
if (!('transferToFixedLength' in ArrayBuffer.prototype))
  Object.defineProperty(ArrayBuffer.prototype, 'transferToFixedLength', {
    value(this: ArrayBuffer): ArrayBuffer {
      return structuredClone(this, { transfer: [this] })
    },
  })

/** The texts of a PDF, in the order in which they are written in the file. */
export async function pdfTexts(bytes: Uint8Array): Promise<PdfText[]> {
  const pdf = await getDocumentProxy(new Uint8Array(bytes), { verbosity: 0, disableFontFace: true })
  const texts: PdfText[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    // Only then are fonts there.
    await page.getOperatorList()
    const fonts = page.commonObjs as Fonts
    const pieces = items as Piece[]
    const names = new Map<string, string>()
    for (const id of new Set(pieces.map(({ fontName }) => fontName)))
      names.set(id, await new Promise((found) => fonts.get(id, ({ name }) => found(name ?? ''))))
    for (const { str, transform, width, height, fontName, hasEOL } of pieces)
      texts.push({
        ...{ text: str, x: transform[4]!, y: transform[5]!, width, height, hasEOL },
        fontName: names.get(fontName)!,
      })
  }
  return texts
}
