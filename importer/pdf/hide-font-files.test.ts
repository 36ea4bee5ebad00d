import { deflateSync, inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { extractPdfLines } from './extract-pdf-lines'
import { hideFontFiles } from './hide-font-files'

const font = (number: number, more: string, descriptor = 10) =>
  `${number} 0 obj <</Type/Font/Subtype/Type1/FontDescriptor ${descriptor} 0 R ${more}>> endobj`
const descriptorOf = (number: number, file = '/FontFile3 90 0 R') =>
  `${number} 0 obj <</Type/FontDescriptor ${file}>> endobj`
const table = '/Widths[500] /ToUnicode 80 0 R'
const composite = (more: string) => [
  `1 0 obj <</Subtype /Type0 /DescendantFonts [2 0 R] /ToUnicode 80 0 R ${more}>> endobj`,
  '2 0 obj <</Subtype /CIDFontType2 /FontDescriptor 10 0 R>> endobj',
  descriptorOf(10),
]

const bytesOf = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'))
const countFiles = (pdf: Uint8Array) => Buffer.from(pdf).toString('latin1').split('/FontFile').length - 1

/** How many font files are hidden. */
function hiddenIn(...objects: string[]): number {
  const pdf = bytesOf(objects.join('\n'))
  const hidden = hideFontFiles(pdf)
  expect(hidden.length).toBe(pdf.length)
  return countFiles(pdf) - countFiles(hidden)
}

test('a font file is hidden where a font has tables of its characters and widths', () => {
  expect(hiddenIn(font(1, table), descriptorOf(10))).toBe(1)
  expect(hiddenIn(font(1, table), descriptorOf(10, '/FontFile 90 0 R'))).toBe(1)
  expect(hiddenIn(...composite('/BaseFont /ABCDEF+Song /Encoding /Identity-H'))).toBe(1)
})

test('a font file that says what the characters are or how wide they are stays', () => {
  expect(hiddenIn(font(1, '/Widths[500]'), descriptorOf(10))).toBe(0)
  expect(hiddenIn(font(1, '/ToUnicode 80 0 R'), descriptorOf(10))).toBe(0)
  expect(hiddenIn(font(1, '/Widths[500] /ToUnicode /Identity-H'), descriptorOf(10))).toBe(0)
  expect(hiddenIn(...composite('/BaseFont /Arial /Encoding /Identity-H'))).toBe(0)
  expect(hiddenIn(...composite('/BaseFont /ABCDEF+Song /Encoding /Identity-V'))).toBe(0)
  expect(hiddenIn(descriptorOf(10))).toBe(0)
})

test.each(['GB1', 'CNS1', 'Japan1', 'Korea1', 'Identity'])(
  'a font file of glyphs by the numbers of Adobe-%s needs no table of Unicode where there are maps for them',
  (ordering) => {
    const objects = [
      '1 0 obj <</Subtype /Type0 /BaseFont /ABCDEF+Song /Encoding /Identity-H /DescendantFonts [2 0 R]>> endobj',
      `2 0 obj <</Subtype /CIDFontType0 /CIDSystemInfo <</Ordering (${ordering})>> /FontDescriptor 10 0 R>> endobj`,
      descriptorOf(10),
    ]
    expect(hiddenIn(...objects)).toBe(ordering === 'Identity' ? 0 : 1)
    const pictures = objects.map((object) => object.replace('Song', 'FontAwesome5Free-Solid'))
    expect(hiddenIn(...pictures)).toBe(1)
  },
)

test('a font file of several fonts is hidden if none of them needs it', () => {
  expect(hiddenIn(font(1, table), font(2, table), descriptorOf(10))).toBe(1)
  expect(hiddenIn(font(1, table), font(2, '/Widths[500]'), descriptorOf(10))).toBe(0)
  expect(hiddenIn(font(1, table), font(2, '/Widths[500]', 11), descriptorOf(10), descriptorOf(11))).toBe(1)
})

test('what is no object of a PDF is left as it is', () => {
  const text = `/FontFile2 9 0 R ${' obj'.repeat(1000)} ${'stream '.repeat(1000)} 1 0 obj <</FontDescriptor`
  expect(hiddenIn(text)).toBe(0)
})

/** A PDF whose objects 1, 2 and 10 stand in an object stream; and what they are once it is inflated again. */
function withObjectStream(level: number, more = '') {
  const objects = composite('/BaseFont /ABCDEF+Song /Encoding /Identity-H').map((one) =>
    one.replace(/^\d+ 0 obj /, '').replace(' endobj', ''),
  )
  const offsets = objects.map((_, i) => objects.slice(0, i).join(' ').length + (i && 1))
  const header = `1 ${offsets[0]} 2 ${offsets[1]} 10 ${offsets[2]} `
  const content = deflateSync(header + objects.join(' '), { level }).toString('latin1')
  const start = `5 0 obj <</Type /ObjStm /N 3 /First ${header.length} /Filter /FlateDecode /Length ${content.length}>>\nstream\n`
  const pdf = bytesOf(`${start}${content}\nendstream endobj${more}`)
  const inflate = (file: Uint8Array) => inflateSync(file.subarray(start.length)).toString('latin1')
  return { pdf, hidden: hideFontFiles(pdf), inflate }
}

test('a font file is hidden in an object stream, which stays where it is', () => {
  const { pdf, hidden, inflate } = withObjectStream(1)
  expect(hidden.length).toBe(pdf.length)
  expect(inflate(hidden)).toBe(inflate(pdf).replace('/FontFile3 90 0 R', ' '.repeat(17)))
})

test('an object stream of an encrypted file stays as it is', () => {
  const { pdf, hidden } = withObjectStream(1, ' trailer <</Encrypt 7 0 R>>')
  expect(Buffer.from(hidden).equals(Buffer.from(pdf))).toBe(true)
})

test('the text of a Type 1 font is read without its damaged file, whatever its codes are', async () => {
  const content = 'BT /F1 11 Tf 50 700 Td <010203040506070809> Tj ET'
  const unicode =
    'begincmap 1 begincodespacerange <00> <FF> endcodespacerange 9 beginbfchar ' +
    [...'王小明软件工程师！']
      .map((letter, i) => `<0${i + 1}> <${letter.charCodeAt(0).toString(16)}>`)
      .join(' ') +
    ' endbfchar endcmap'
  const stream = (number: number, text: string) =>
    `${number} 0 obj <</Length ${text.length}>> stream\n${text}\nendstream endobj`
  const pdf = [
    '%PDF-1.6',
    '1 0 obj <</Type/Catalog/Pages 2 0 R>> endobj',
    '2 0 obj <</Type/Pages/Kids[3 0 R]/Count 1>> endobj',
    '3 0 obj <</Type/Page/Parent 2 0 R/MediaBox[0 0 595 842]/Contents 4 0 R/Resources<</Font<</F1 5 0 R>>>>>> endobj',
    stream(4, content),
    `5 0 obj <</Type/Font/Subtype/Type1/BaseFont/ABCDEF+Song/FirstChar 0/LastChar 9/Widths[${'1000 '.repeat(10)}]/FontDescriptor 6 0 R/ToUnicode 7 0 R>> endobj`,
    '6 0 obj <</Type/FontDescriptor/FontName/ABCDEF+Song/Flags 4/FontFile 8 0 R>> endobj',
    stream(7, unicode),
    stream(8, 'a damaged font'),
    'trailer <</Root 1 0 R>>',
  ]
  const lines = await extractPdfLines(new Uint8Array(Buffer.from(pdf.join('\n'), 'latin1')))
  expect(lines.map(({ plain }) => plain)).toEqual(['王小明软件工程师！'])
})
