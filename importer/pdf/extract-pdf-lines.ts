import { getDocumentProxy } from 'unpdf'
import { lineOf, type Line } from '../line'
import { CMapFactory } from './cmap-factory'
import { addPage } from './add-page'
import { hideFontFiles } from './hide-font-files'
import { markIcons } from './icons'
import { readFontNames } from './read-font-names'
import { readStructure } from './read-structure'
import { readTextItems } from './read-text-items'
import { partsOfPage, type PdfPart } from './rows-of-page'
import { readRules } from './read-rules'
import { rowsOfTable } from './rows-of-table'
import { rowsToLines } from './rows-to-lines'
import { readWrittenText, restoreBlanks } from './written-blanks'
import { ImportError } from '../import-error'

export const maxPages = 30
/**
 * A full page has a few hundred items; programs that place each character separately write ten times as many.
 */
const maxTextItems = 20_000

type Pdf = Awaited<ReturnType<typeof getDocumentProxy>>

/**
 * Extracts the lines of a PDF's text layer in reading order, with wrapped rows joined. @throws ImportError
 */
export async function extractPdfLines(bytes: Uint8Array): Promise<Line[]> {
  const pdf = await loadPdf(bytes)
  if (pdf.numPages > maxPages) throw new ImportError('tooManyPages')
  const parts: PdfPart[] = []
  let textItemCount = 0
  /** What stands beside the text: a watermark that is rotated, what has no tag on a tagged page. */
  const textsBeside: string[] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pageOf(pdf, number)
    const structure = await readStructure(page)
    const { items, angle } = await readTextItems(page, maxTextItems - textItemCount, structure !== undefined)
    textItemCount += items.length
    const rules = structure || angle !== 0 ? undefined : await readRules(page)
    const withBlanks = restoreBlanks(items, await readWrittenText(page))
    const fonts = new Set(withBlanks.map(({ font = '' }) => font))
    const marked = markIcons(withBlanks, readFontNames(page, fonts))
    const read = partsOfPage(marked, { structure, rules, page: number })
    addPage(parts, read.parts, (text) => isPageNumber(text, pdf.numPages))
    for (const text of read.beside) if (!isPageNumber(text, pdf.numPages)) textsBeside.push(text)
    page.cleanup()
  }
  const rows = parts.flatMap((part) => ('rows' in part ? part.rows : rowsOfTable(part.table)))
  const letters = [...rows.map(({ text }) => text), ...textsBeside].join('').replace(/\s/g, '').length
  if (letters < 8) throw new ImportError(pdf.numPages > 0 ? 'scannedPdf' : 'noText')
  return [
    ...rowsToLines(rows),
    ...[...new Set(textsBeside)].filter(Boolean).map((text) => lineOf(text, { isRotated: true })),
  ]
}

async function loadPdf(bytes: Uint8Array): Promise<Pdf> {
  try {
    return await getDocumentProxy(hideFontFiles(bytes), {
      isEvalSupported: false,
      disableFontFace: true,
      verbosity: 0,
      CMapReaderFactory: CMapFactory,
      cMapUrl: 'none:/',
      useWorkerFetch: false,
      // Pictures are not looked at.
      maxImageSize: 1,
    })
  } catch (error) {
    throw new ImportError((error as Error).name === 'PasswordException' ? 'lockedPdf' : 'notPdf')
  }
}

/** Whatever PDF.js throws, the file is to blame. */
function pageOf(pdf: Pdf, number: number) {
  return pdf.getPage(number).catch(() => Promise.reject(new ImportError('notPdf')))
}

/** `2 / 3` at the edge of a page; what stands beside it is the repeated name. */
function isPageNumber(text: string, pages: number): boolean {
  const [, page, of] = /(?:^|\t)(?:第\s*)?(\d{1,2})\s*(?:\/|页\s*共)\s*(\d{1,2})(?:\s*页)?$/u.exec(text) ?? []
  return page !== undefined && Number(of) === pages && Number(page) <= pages
}
