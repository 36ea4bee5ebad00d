import { getDocumentProxy } from 'unpdf'
import { cleanText } from '#contract/validation/clean-text'
import { escapeMarkdown } from '#resume-model/rich-text/escape-markdown'
import { headingLevels } from '../heading-levels'
import { lineOf, type Line } from '../line'
import { CMapFactory } from './cmap-factory'
import { splitListMarker } from '../blocks/list-marker'
import { joinStackedLabels } from './join-stacked-labels'
import { readStructure, type Structure } from './read-structure'
import { segmentsOf } from './segments'
import { rowsOfColumn } from './rows-of-column'
import { splitColumns } from './split-columns'
import type { TextItem } from './text-item'
import { joinWrappedRows, type TextRow } from './join-wrapped-rows'
import { replaceRadicals } from './replace-radicals'
import { ImportError } from '../import-error'

export const maxPages = 30
/**
 * A full page has a few hundred items; programs that place each character separately write ten times as many.
 */
const maxTextItems = 20_000
/** Marked content within marked content; programs write a few levels. */
const maxOpenMarks = 100

type PdfTextItem = {
  str: string
  transform: number[]
  width: number
  height: number
  structure?: Structure
}
type MarkedContent = { type: string; id?: string | null }
type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>
type Page = Awaited<ReturnType<Pdf['getPage']>>

/**
 * Extracts the lines of a PDF's text layer in reading order, with wrapped rows joined. @throws ImportError
 */
export async function extractPdfLines(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await loadPdf(bytes)
  if (pdf.numPages > maxPages) throw new ImportError('tooManyPages')
  const rows: TextRow[] = []
  let textItemCount = 0
  /** Rotated text, such as a watermark. */
  const rotatedTexts: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const items = await readTextItems(page, maxTextItems - textItemCount)
    textItemCount += items.length
    const pieces = rotateUpright(items)
    rotatedTexts.push(...pieces.filter(({ isRotated }) => isRotated).map(({ text }) => text.trim()))
    const segments = segmentsOf(pieces.filter(({ isRotated }) => !isRotated))
    for (const column of splitColumns(joinStackedLabels(segments)))
      for (const row of rowsOfColumn(column)) rows.push({ ...row, page: number })
    page.cleanup()
  }
  const letters = [...rows.map(({ text }) => text), ...rotatedTexts].join('').replace(/\s/g, '').length
  if (letters < 8) throw new ImportError(pdf.numPages > 0 ? 'scannedPdf' : 'noText')
  const read = rowsToLines(joinWrappedRows(rows.filter(({ text }) => !isPageNumber(text, pdf.numPages))))
  return [
    ...read,
    ...[...new Set(rotatedTexts)].filter(Boolean).map((text) => lineOf(text, { isRotated: true })),
  ]
}

/** The text items of a page; stops at the limit. @throws ImportError */
async function readTextItems(page: Page, maxItems: number): Promise<PdfTextItem[]> {
  const items: PdfTextItem[] = []
  const structure = await readStructure(page)
  const stream = page.streamTextContent({ includeMarkedContent: structure.size > 0 })
  const reader = (stream as ReadableStream<{ items: object[] }>).getReader()
  /** Ids of the marked content that is open. */
  const open: (string | undefined)[] = []
  for (;;) {
    const { done, value } = await reader.read()
    if (done) return items
    for (const item of value.items as (PdfTextItem | MarkedContent)[]) {
      if ('str' in item) items.push({ ...item, structure: structure.get(open.findLast(Boolean) ?? '') })
      else if (item.type === 'endMarkedContent') open.pop()
      else open.push(item.id ?? undefined)
    }
    if (items.length > maxItems || open.length > maxOpenMarks) {
      await reader.cancel(new Error('too many pieces'))
      throw new ImportError('tooMuchText')
    }
  }
}

const angleOf = ({ transform: [a = 1, b = 0] }: PdfTextItem) => Math.round((Math.atan2(b, a) * 180) / Math.PI)

/** The items after rotating the page so that most of its text is upright. */
function rotateUpright(items: PdfTextItem[]): TextItem[] {
  const letters = new Map<number, number>()
  for (const item of items)
    letters.set(angleOf(item), (letters.get(angleOf(item)) ?? 0) + item.str.trim().length)
  const [angle = 0] = [...letters].sort((a, b) => b[1] - a[1])[0] ?? []
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return items.map((item) => {
    const [, , c = 0, d = 0, x = 0, y = 0] = item.transform
    return {
      text: replaceRadicals(cleanText(item.str).replace(/\n/g, ' ')),
      x: x * cos + y * sin,
      y: y * cos - x * sin,
      width: item.width,
      size: item.height || Math.hypot(c, d) || 10,
      isRotated: angleOf(item) !== angle,
      structure: item.structure,
    }
  })
}

async function loadPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(new Uint8Array(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      verbosity: 0,
      CMapReaderFactory: CMapFactory,
      cMapUrl: 'none:/',
      useWorkerFetch: false,
    })
  } catch (error) {
    throw new ImportError((error as Error).name === 'PasswordException' ? 'lockedPdf' : 'notPdf')
  }
}

/** `2 / 3` at the edge of a page; what stands beside it is the repeated name. */
function isPageNumber(text: string, pages: number): boolean {
  const [, page, of] = /(?:^|\t)(?:第\s*)?(\d{1,2})\s*(?:\/|页\s*共)\s*(\d{1,2})(?:\s*页)?$/u.exec(text) ?? []
  return page !== undefined && Number(of) === pages && Number(page) <= pages
}

/** The first line of an item whose sign is drawn, not written. */
const isItemStart = (structure: Structure | undefined, before: Structure | undefined) =>
  structure?.listItem !== undefined && structure.listItem !== before?.listItem

function rowsToLines(rows: TextRow[]): Line[] {
  const levelOf = headingLevels(rows)
  return rows.map(({ text, x, size, startsParagraph, structures: [structure] }, i) => {
    const item = splitListMarker(text)
    const isListItem = item !== undefined || isItemStart(structure, rows[i - 1]?.structures[0])
    const plain = (item ?? text).replace(/(?:(?<! ) +)?\t */g, '\t')
    const markdown = escapeMarkdown(plain.replaceAll('\t', '  '))
    return {
      plain,
      markdown: isListItem ? `- ${markdown}` : markdown,
      level: isListItem ? 0 : levelOf(size),
      isListItem,
      isLevelFromSize: true,
      x,
      startsParagraph: !isListItem && startsParagraph === true,
    }
  })
}
