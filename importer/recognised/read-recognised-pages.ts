import { cleanText } from '#contract/validation/clean-text'
import {
  RECOGNISED_PAGES,
  type RecognisedPage,
  type RecognisedRule,
  type RecognisedText,
} from '#contract/resume/recognised-pages'
import { ImportError } from '../import-error'
import type { Line } from '../line'
import { addPage } from '../pdf/add-page'
import { maxPages } from '../pdf/extract-pdf-lines'
import type { Rules } from '../pdf/read-rules'
import { partsOfPage, type PdfPart } from '../pdf/rows-of-page'
import { rowsOfTable } from '../pdf/rows-of-table'
import { isSectionName } from '../pdf/rows-of-column'
import { rowsToLines } from '../pdf/rows-to-lines'
import type { TextItem } from '../pdf/text-item'
import { dropIcons } from './drop-icons'

/** A device recognises a text of several words at once: a full page has a hundred. */
const maxTexts = 10_000
/** Of one direction on a page; one with more is a drawing. */
const maxRules = 1500
/** Texts whose sizes differ less are of one size. */
const sizeError = 0.15
/** The sides of a page of A4, in pt. */
const [shortSide, longSide] = [595, 842]

export const isRecognisedPages = (file: object): file is { pages?: unknown } =>
  'format' in file && file.format === RECOGNISED_PAGES

/**
 * The lines of pages that a device recognised on pictures, put into columns and rows as those of a PDF. @throws ImportError
 */
export function readRecognisedPages(file: { pages?: unknown }): Line[] {
  const pages: unknown[] = Array.isArray(file.pages) ? file.pages : []
  if (!pages.every(isPage)) throw new ImportError('unreadable')
  if (pages.length > maxPages) throw new ImportError('tooManyPages')
  if (pages.reduce((sum, { texts }) => sum + texts.length, 0) > maxTexts) throw new ImportError('tooMuchText')
  const parts: PdfPart[] = []
  for (const [index, page] of pages.entries()) {
    const read = partsOfPage(itemsOf(page), { structure: undefined, rules: rulesOf(page), page: index + 1 })
    addPage(parts, read.parts, (text) => isPageNumber(text, index + 1))
  }
  return rowsToLines(parts.flatMap((part) => ('rows' in part ? part.rows : rowsOfTable(part.table))))
}

const scaleOf = ({ width, height }: RecognisedPage) => (width > height ? longSide : shortSide) / width

function rulesOf(page: RecognisedPage): Rules {
  const scale = scaleOf(page)
  const upwards = (y: number) => (page.height - y) * scale
  return {
    across: page.rules.across.map(({ at, from, to }) => ({
      at: upwards(at),
      from: from * scale,
      to: to * scale,
    })),
    down: page.rules.down.map(({ at, from, to }) => ({
      at: at * scale,
      from: upwards(to),
      to: upwards(from),
    })),
  }
}

function itemsOf(page: RecognisedPage): TextItem[] {
  const { height, texts } = page
  const scale = scaleOf(page)
  const body = bodySize(texts)
  const isHead = headTest(texts)
  return dropIcons(texts).map(({ text, x, y, width: textWidth, size }) => ({
    text: cleanText(text).replace(/\n/g, ' '),
    x: x * scale,
    y: (height - y) * scale,
    width: textWidth * scale,
    size: scale * (isHead(y, size) || Math.abs(size / body - 1) <= sizeError ? body : size),
    isRotated: false,
  }))
}

/** The size of most letters. Measured on a picture, texts of one size differ a little. */
function bodySize(texts: readonly RecognisedText[]): number {
  const letters = texts.reduce((sum, { text }) => sum + text.length, 0)
  let before = 0
  for (const { text, size } of [...texts].sort((a, b) => a.size - b.size)) {
    before += text.length
    if (before >= letters / 2) return size
  }
  return 1
}

/**
 * Of the head of a page above its first section, only the name is larger by intention: measured on a picture, the job below it may be
 * as large as the names of sections.
 */
function headTest(texts: readonly RecognisedText[]): (y: number, size: number) => boolean {
  const sections = texts.filter(({ text }) => isSectionName(text.trim()))
  const first = Math.min(...sections.map(({ y }) => y))
  const largest = Math.max(...texts.map(({ size }) => size))
  return (y, size) => sections.length > 0 && y < first && size < (1 - sizeError) * largest
}

/** `2`, `2 / 3` or `第 2 页` alone in its row. */
function isPageNumber(text: string, page: number): boolean {
  const [, number] =
    /^(?:第\s*)?(\d{1,2})(?:\s*\/\s*\d{1,2}|\s*页(?:\s*共\s*\d{1,2}\s*页)?)?$/u.exec(text) ?? []
  return Number(number) === page
}

const isSize = (value: unknown): value is number => typeof value === 'number' && value > 0 && value < 1e5
const isPlace = (value: unknown): value is number => typeof value === 'number' && Math.abs(value) < 1e5

function isPage(page: unknown): page is RecognisedPage {
  if (typeof page !== 'object' || page === null) return false
  const { width, height, texts, rules } = page as Partial<RecognisedPage>
  const rule = [rules?.across, rules?.down]
  return (
    isSize(width) &&
    isSize(height) &&
    Array.isArray(texts) &&
    texts.every(isText) &&
    rule.every((lines) => Array.isArray(lines) && lines.length < maxRules && lines.every(isRule))
  )
}

function isRule(rule: unknown): rule is RecognisedRule {
  if (typeof rule !== 'object' || rule === null) return false
  const { at, from, to } = rule as Partial<RecognisedRule>
  return [at, from, to].every(isPlace)
}

function isText(text: unknown): text is RecognisedText {
  if (typeof text !== 'object' || text === null) return false
  const { text: words, x, y, width, size } = text as Partial<RecognisedText>
  return typeof words === 'string' && [x, y, width].every(isPlace) && isSize(size)
}
