import { deflatedStream, pdfFile } from './pdf-file'

const size = 11
const leading = 18
const top = 800

/** A PDF of one page with these rows, tagged and compressed as programs write them, without a font file. */
export function samplePdf(rows: readonly string[]): Uint8Array {
  const texts = rows.map(
    (row, i) =>
      `/P <</MCID ${i}>> BDC BT /F1 ${size} Tf 1 0 0 1 50 ${top - i * leading} Tm <${hexOf(row)}> Tj ET EMC`,
  )
  const elements = rows.map((_, i) => `<</Type /StructElem /S /P /P 10 0 R /Pg 3 0 R /K ${i}>>`)
  const elementRefs = elements.map((_, i) => `${11 + i} 0 R`).join(' ')
  return pdfFile([
    '<</Type /Catalog /Pages 2 0 R /MarkInfo <</Marked true>> /StructTreeRoot 9 0 R>>',
    '<</Type /Pages /Kids [3 0 R] /Count 1>>',
    '<</Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /StructParents 0 /Resources <</Font <</F1 5 0 R>>>>>>',
    deflatedStream(texts.join('\n')),
    '<</Type /Font /Subtype /Type0 /BaseFont /AAAAAA+Sample /Encoding /Identity-H /DescendantFonts [6 0 R] /ToUnicode 8 0 R>>',
    '<</Type /Font /Subtype /CIDFontType2 /BaseFont /AAAAAA+Sample /CIDSystemInfo <</Registry (Adobe) /Ordering (Identity) /Supplement 0>> /FontDescriptor 7 0 R /DW 1000 /W [32 126 500]>>',
    '<</Type /FontDescriptor /FontName /AAAAAA+Sample /Flags 4 /FontBBox [0 -200 1000 900] /ItalicAngle 0 /Ascent 900 /Descent -200 /CapHeight 700 /StemV 80>>',
    deflatedStream(toUnicode),
    `<</Type /StructTreeRoot /K 10 0 R /ParentTree <</Nums [0 [${elementRefs}]]>>>>`,
    `<</Type /StructElem /S /Document /P 9 0 R /K [${elementRefs}]>>`,
    ...elements,
  ])
}

/** A character's code is its UTF-16 code. */
const toUnicode =
  '/CIDInit /ProcSet findresource begin 12 dict begin begincmap /CMapName /S def /CMapType 2 def ' +
  '1 begincodespacerange <0000> <FFFF> endcodespacerange 1 beginbfrange <0020> <FFFD> <0020> endbfrange endcmap end end'

const hexOf = (text: string) => Buffer.from(text, 'utf16le').swap16().toString('hex')
