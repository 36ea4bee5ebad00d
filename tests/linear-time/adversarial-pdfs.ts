import { deflatedStream, pdfFile } from '#importer/warm-up/pdf-file'

/** A word on a page: the start of its baseline from the bottom left corner, and its font size; in pt. */
type PositionedText = { text: string; x: number; y: number; size?: number }

/** The page is large enough for all words, because only their positions matter. */
const sidePt = 10_000_000

/**
 * Builds a one-page PDF with these words, in the given order. Its font is not embedded, so any Unicode
 * character is allowed.
 */
function buildPdf(words: readonly PositionedText[]): Uint8Array {
  return pdfFile([
    '<</Type/Catalog/Pages 2 0 R>>',
    '<</Type/Pages/Kids[3 0 R]/Count 1>>',
    `<</Type/Page/Parent 2 0 R/MediaBox[0 0 ${sidePt} ${sidePt}]/Resources<</Font<</F 4 0 R>>>>/Contents 6 0 R>>`,
    '<</Type/Font/Subtype/Type0/BaseFont/SimSun/Encoding/UniGB-UTF16-H/DescendantFonts[5 0 R]>>',
    `<</Type/Font/Subtype/CIDFontType0/BaseFont/SimSun/DW 1000/W[1 95 500]/CIDSystemInfo<</Registry(Adobe)/Ordering(GB1)/Supplement 4>>/FontDescriptor<</Type/FontDescriptor/FontName/SimSun/Flags 6/FontBBox[0 -200 1000 900]/Ascent 800/Descent -200/ItalicAngle 0/StemV 80/CapHeight 700>>>>`,
    deflatedStream(words.map(drawText).join('\n'), 1),
  ])
}

function drawText({ text, x, y, size = 10 }: PositionedText): string {
  const codes = Array.from({ length: text.length }, (_, i) =>
    text.charCodeAt(i).toString(16).padStart(4, '0'),
  ).join('')
  return `BT /F ${size} Tf ${x} ${y} Td <${codes}> Tj ET`
}

const top = sidePt - 100
const rowPt = 12

/** Layouts that make each kind of layout analysis compare every word with every other. */
const layouts: Record<string, (word: string, count: number) => PositionedText[]> = {
  'a row each': (text, count) => words(count, (i) => ({ text, x: 50, y: top - i * rowPt })),
  'one row': (text, count) => words(count, (i) => ({ text, x: 50 + i * 5 * text.length, y: top })),
  'one row with gaps': (text, count) =>
    words(count, (i) => ({ text, x: 50 + i * 10 * (text.length + 1), y: top })),
  'a word and blanks': (text, count) =>
    words(count, (i) => ({ text: i === 0 ? `${text}12345678` : ' ', x: 50 + i * 5, y: top })),
  staircase: (text, count) => words(count, (i) => ({ text, x: 50 + i * 3, y: top - i * rowPt })),
  'stairs of sections': (text, count) =>
    words(count, (i) => ({
      text: ['Education', 'Skills', text][i % 3]!,
      x: 50 + Math.floor(i / 4) * 3,
      y: top - i * rowPt,
    })),
  'two columns, row by row': (text, count) =>
    words(count, (i) => ({
      text: ['Education', 'Skills'][i] ?? text,
      x: 50 + (i % 2) * 500,
      y: top - Math.floor(i / 2) * rowPt,
    })),
}

function words(count: number, word: (i: number) => PositionedText): PositionedText[] {
  return Array.from({ length: Math.floor(count) }, (_, i) => word(i))
}

/**
 * The repeated units of a page: fewer than adversarialUnits, because reading a page takes longer than reading
 * a text.
 */
export const pdfUnits = ['ab', '汉', '1', 'a-', ' | ', '：', '2019.01-', '教育经历', '●']

/** PDFs with a text of the given length, word by word in each layout. */
export const pdfs = Object.fromEntries(
  Object.entries(layouts).map(([name, layout]) => [
    `PDF, ${name}`,
    (unit: string, length: number) => ({
      bytes: buildPdf(layout(unit, length / unit.length)),
      name: 'a.pdf',
    }),
  ]),
)
