import { getDocumentProxy } from 'unpdf'
import { cleanText } from '#contract/text'
import { escapeMarks, lineOf, type Line } from './line'
import { PdfCharsets } from './pdf-charsets'
import { inReadingOrder, type Piece } from './pdf-columns'
import { joinWrapped, type Row } from './pdf-rows'
import { withoutRadicals } from './radicals'
import { ReadingProblem } from './reading-problem'

export const mostPages = 30
const bullet = /^(?:[•●▪◦‣·■◆➢✓○\uf0b7\uf06c\uf0d8]|[-–*](?=\s))\s*/u

type Item = { str: string; transform: number[]; width: number; height: number }
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/** The lines of a PDF's text layer in the order it was written, wrapped ones joined. @throws ReadingProblem */
export async function pdfLines(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await openPdf(bytes)
  if (pdf.numPages > mostPages) throw new ReadingProblem('tooManyPages')
  const rows: Row[] = []
  /** Beside the text, at an angle to it: a water mark, a word up the edge. */
  const aside: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    const pieces = upright(items.filter((item) => 'str' in item) as unknown as Item[])
    aside.push(...pieces.filter(({ turned }) => turned).map(({ text }) => text.trim()))
    rows.push(...rowsOf(inReadingOrder(pieces.filter(({ turned }) => !turned)), number))
    page.cleanup()
  }
  const letters = [...rows.map(({ text }) => text), ...aside].join('').replace(/\s/g, '').length
  if (letters < 8) throw new ReadingProblem(pdf.numPages > 0 ? 'scannedPdf' : 'noText')
  const read = toLines(joinWrapped(rows.filter(({ text }) => !isPageNumber(text, pdf.numPages))))
  return [...read, ...[...new Set(aside)].filter(Boolean).map((text) => lineOf(text, { aside: true }))]
}

const angleOf = ({ transform: [a = 1, b = 0] }: Item) => Math.round((Math.atan2(b, a) * 180) / Math.PI)

/** The pieces as they lie once the page is turned so that most of it can be read. */
function upright(items: Item[]): Piece[] {
  const letters = new Map<number, number>()
  for (const item of items)
    letters.set(angleOf(item), (letters.get(angleOf(item)) ?? 0) + item.str.trim().length)
  const [angle = 0] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return items.map((item) => {
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform
    return {
      text: withoutRadicals(cleanText(item.str).replace(/\n/g, ' ')),
      x: x * cos + y * sin,
      y: y * cos - x * sin,
      width: item.width,
      size: item.height || Math.hypot(c, d) || 10,
      turned: angleOf(item) !== angle,
    }
  })
}

async function openPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      verbosity: 0,
      CMapReaderFactory: PdfCharsets,
      cMapUrl: 'none:/',
      useWorkerFetch: false,
    })
  } catch (error) {
    throw new ReadingProblem((error as Error).name === 'PasswordException' ? 'lockedPdf' : 'notPdf')
  }
}

/** What stands on one baseline, from left to right; what jumps back begins another row. */
function rowsOf(pieces: Piece[], page: number): Row[] {
  const rows: Row[] = []
  for (const { text, x, y, width, size } of pieces) {
    const row = rows.at(-1)
    if (text.trim() === '') {
      if (row && text !== '' && Math.abs(row.y - y) < 1 && !/\s$/.test(row.text)) row.text += ' '
      continue
    }
    const gap = row ? x - row.right : 0
    if (row && Math.abs(row.y - y) <= 0.35 * Math.max(size, row.size) && gap > -0.6 * size) {
      const between = gap > 0.7 * size ? '\t' : gap > 0.3 * size && !/\s$/.test(row.text) ? ' ' : ''
      row.text = between === '\t' ? `${row.text.trimEnd()}\t${text}` : row.text + between + text
      row.right = x + width
      row.size = Math.max(row.size, size)
    } else rows.push({ text, page, x, y, right: x + width, size })
  }
  return rows.map((row) => ({ ...row, text: unspread(row.text.trim()) })).filter(({ text }) => text !== '')
}

/** `2 / 3` at the edge of a page, beside a name that stands on it anyway. */
function isPageNumber(text: string, pages: number): boolean {
  const [, page, of] = /(?:^|\t)(?:第\s*)?(\d{1,2})\s*(?:\/|页\s*共)\s*(\d{1,2})(?:\s*页)?$/u.exec(text) ?? []
  return page !== undefined && Number(of) === pages && Number(page) <= pages
}

/** Letters set apart to fill a line or for looks (`联 系 方 式`) are words again. */
function unspread(text: string): string {
  const apart = text.match(/(?<=\p{Script=Han}) (?=\p{Script=Han})/gu)?.length ?? 0
  const together = text.match(/(?<=\p{Script=Han})(?=\p{Script=Han})/gu)?.length ?? 0
  return apart > together && apart + together > 0
    ? text.replace(/(?<=\p{Script=Han}) (?=\p{Script=Han}|[，。；、：])/gu, '')
    : text
}

function toLines(rows: Row[]): Line[] {
  const levels = headingLevels(rows)
  return rows.map(({ text, x, size, parted }) => {
    const listed = bullet.test(text)
    const words = text.replace(bullet, '')
    const plain = words.replace(/(?:(?<! ) +)?\t */g, '\t')
    const rich = escapeMarks(plain.replaceAll('\t', '  '))
    return {
      plain,
      rich: listed ? `- ${rich}` : rich,
      level: listed ? 0 : (levels.get(rounded(size)) ?? 0),
      listed,
      bySize: true,
      x,
      parted: !listed && parted === true,
    }
  })
}

const rounded = (size: number) => Math.round(size * 2) / 2

/** Letters clearly larger than most are headings; each size is a level. */
function headingLevels(rows: Row[]): Map<number, number> {
  const letters = new Map<number, number>()
  for (const { size, text } of rows)
    letters.set(rounded(size), (letters.get(rounded(size)) ?? 0) + text.length)
  const body = [...letters].sort((a, b) => b[1] - a[1])[0]?.[0] ?? 10
  const larger = [...letters.keys()].filter((size) => size >= body * 1.08).sort((a, b) => b - a)
  return new Map(larger.map((size, index) => [size, Math.min(index + 1, 6)]))
}
