import { getDocumentProxy } from 'unpdf'
import { cleanText } from '#contract/text'
import { escapeMarks, lineOf, type Line } from './line'
import { PdfCharsets } from './pdf-charsets'
import { inReadingOrder, type Piece } from './pdf-columns'
import { joinWrapped, type Row } from './pdf-rows'
import { withoutRadicals } from './radicals'
import { ReadingProblem } from './reading-problem'

export const mostPages = 30
/** A full page of a resume has some hundred; programs that place each letter by itself write ten times as many. */
const mostPieces = 20_000
const bullet = /^(?:[•●▪◦‣·■◆➢✓○\uf0b7\uf06c\uf0d8]|[-–*](?=\s))\s*/u

type Item = { str: string; transform: number[]; width: number; height: number }
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/** The lines of a PDF's text layer in the order it was written, wrapped ones joined. @throws ReadingProblem */
export async function pdfLines(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await openPdf(bytes)
  if (pdf.numPages > mostPages) throw new ReadingProblem('tooManyPages')
  const rows: Row[] = []
  let pieceCount = 0
  /** Beside the text, at an angle to it: a water mark, a word up the edge. */
  const aside: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const items = await itemsOn(page, mostPieces - pieceCount)
    pieceCount += items.length
    const pieces = upright(items)
    aside.push(...pieces.filter(({ turned }) => turned).map(({ text }) => text.trim()))
    rows.push(...rowsOf(inReadingOrder(pieces.filter(({ turned }) => !turned)), number))
    page.cleanup()
  }
  const letters = [...rows.map(({ text }) => text), ...aside].join('').replace(/\s/g, '').length
  if (letters < 8) throw new ReadingProblem(pdf.numPages > 0 ? 'scannedPdf' : 'noText')
  const read = toLines(joinWrapped(rows.filter(({ text }) => !isPageNumber(text, pdf.numPages))))
  return [...read, ...[...new Set(aside)].filter(Boolean).map((text) => lineOf(text, { aside: true }))]
}

/** The text of a page, piece by piece; reading ends at the first piece too many. @throws ReadingProblem */
async function itemsOn(page: Page, most: number): Promise<Item[]> {
  const items: Item[] = []
  const reader = (page.streamTextContent() as ReadableStream<{ items: object[] }>).getReader()
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return items
    for (const item of value.items) if ('str' in item) items.push(item as Item)
    if (items.length > most) {
      await reader.cancel(new Error('too many pieces'))
      throw new ReadingProblem('tooMuchText')
    }
  }
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
  const rows: (Omit<Row, 'text'> & { parts: string[] })[] = []
  for (const { text, x, y, width, size } of pieces) {
    const row = rows.at(-1)
    if (text.trim() === '') {
      if (row && text !== '' && Math.abs(row.y - y) < 1 && !endsBlank(row.parts)) row.parts.push(' ')
      continue
    }
    const gap = row ? x - row.right : 0
    if (row && Math.abs(row.y - y) <= 0.35 * Math.max(size, row.size) && gap > -0.6 * size) {
      if (gap > 0.7 * size) row.parts.push(row.parts.pop()!.trimEnd(), '\t')
      else if (gap > 0.3 * size && !endsBlank(row.parts)) row.parts.push(' ')
      row.parts.push(text)
      row.right = x + width
      row.size = Math.max(row.size, size)
    } else rows.push({ parts: [text], page, x, y, right: x + width, size })
  }
  return rows
    .map(({ parts, ...row }) => ({ ...row, text: unspread(parts.join('').trim()) }))
    .filter(({ text }) => text !== '')
}

/** Whether what is written so far ends with a blank: one sign is looked at, for a row may have thousands of parts. */
const endsBlank = (parts: readonly string[]) => /\s/.test(parts.at(-1)!.at(-1) ?? '')

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
