import type { DocumentFormat } from '#contract/resume/document-formats'
import { Resume } from '#contract/resume/resume'
import { countParagraphs, type Block } from './blocks/block'
import { blocksToLines } from './blocks/blocks-to-lines'
import { readDocBlocks } from './doc/read-doc-blocks'
import { extractDocxLines } from './docx/extract-docx-lines'
import { isJsonResume, parseJsonResume } from './json/parse-json-resume'
import { lineOf, type Line } from './line'
import { isOdtMimetype, readOdtBlocks } from './odt/read-odt-blocks'
import { readRtfBlocks } from './rtf/read-rtf-blocks'
import { readHtml } from './html/read-html'
import { readWordXml } from './word-xml/read-word-xml'
import { parseMarkdownLines } from './text/parse-markdown-lines'
import { parseJsonText } from './json/parse-json-text'
import {
  isObject,
  findNativeDocument,
  parseNativeJson,
  textsIn,
  type NativeResume,
} from './json/parse-native-json'
import { extractPdfLines } from './pdf/extract-pdf-lines'
import { readAttachedResume } from './pdf/read-attached-resume'
import { isRecognisedPages, readRecognisedPages } from './recognised/read-recognised-pages'
import { classifyLines } from './classify/classify-lines'
import { readKnownPage } from './known-pages/known-page'
import { ImportError } from './import-error'
import { decodeText } from './decode-text'
import { mimetypeOfZip } from './unzip-parts'

/** Warnings about the import to show to the user. */
export const IMPORT_WARNINGS = ['mended', 'pictures', 'recognised'] as const
export type ImportWarning = (typeof IMPORT_WARNINGS)[number]
/** The imported resume, the format of its source, the number of its lines, warnings, and its text in lines. */
export type ImportResult = {
  resume: Resume
  source: DocumentFormat
  lines: number
  notes: ImportWarning[]
  original: string[]
}

/** Longer documents are no resumes, and would exceed contract/resume/resume-limits.ts. */
const maxCharacters = 90_000
const maxLines = 5_000
/** Including white space and Markdown; longer texts are not even split into lines. */
const maxRawCharacters = 10 * maxCharacters
/** Paragraphs and rows of text before they are lines: a row of a table has several, a rule is none. */
const maxPieces = 4 * maxLines

/** Imports a file of any known format. @throws ImportError; any bytes lead to a result or this error. */
export async function parseDocument(bytes: Uint8Array, name: string): Promise<ImportResult> {
  if (bytes.length === 0) throw new ImportError('empty')
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  if (/^\s*%PDF-|^[\s\S]{0,1000}%PDF-1/.test(start)) {
    const lines = await extractPdfLines(bytes)
    const attached = readAttachedResume(bytes, lines)
    return attached ? nativeResult(attached, 'pdf', textOf(lines)) : classifyDocument(lines, 'pdf', [])
  }
  if (isPicture(start)) throw new ImportError('picture')
  if (start.startsWith('PK\x03\x04')) {
    if (isOdtMimetype(mimetypeOfZip(bytes))) return classifyBlocks(readOdtBlocks(bytes), 'odt')
    const { lines, hasPictures } = extractDocxLines(bytes)
    return classifyDocument(lines, 'docx', hasPictures ? ['pictures'] : [])
  }
  if (start.startsWith('\xd0\xcf\x11\xe0')) return classifyBlocks(readDocBlocks(bytes), 'doc')
  if (/^(?:\xef\xbb\xbf)?\s*\{\\rtf/.test(start)) return classifyBlocks(readRtfBlocks(bytes), 'rtf')
  const wordXml = await readWordXml(bytes)
  if (wordXml) return classifyDocument(wordXml.lines, 'docx', wordXml.hasPictures ? ['pictures'] : [])
  const page = readHtml(bytes)
  if (page) return classifyBlocks({ blocks: page, hasPictures: false }, 'html')
  const text = decodeText(bytes)
  const json = parseJsonDocument(text, name)
  if (!json && (text.length > maxRawCharacters || countRows(text) > maxPieces))
    throw new ImportError('tooMuchText')
  return json ?? classifyDocument(parseMarkdownLines(text), 'text', [])
}

/** PNG, JPEG, GIF, WebP and HEIC: a device recognises their text before it sends that. */
const isPicture = (start: string) =>
  /^(?:\x89PNG\r\n|\xff\xd8\xff|GIF8|RIFF[\s\S]{4}WEBP|[\s\S]{4}ftyp(?:heic|heix|mif1|avif))/.test(start)

/** The rows with words, counted before any is looked into. */
const countRows = (text: string) => text.split('\n').filter((row) => /\S/.test(row)).length

function parseJsonDocument(text: string, name: string): ImportResult | undefined {
  const isNamed = /\.json$/i.test(name)
  if (!isNamed && !/^\s*[{[]/.test(text)) return undefined
  const file = parseJsonText(text)
  if (file === undefined && isNamed) throw new ImportError('notJson')
  if (typeof file !== 'object' || file === null) return undefined
  if (isRecognisedPages(file)) return classifyDocument(readRecognisedPages(file), 'picture', ['recognised'])
  const own = isObject(file) && findNativeDocument(file)
  if (own) return nativeResult(parseNativeJson(own), 'json')
  const texts = textsIn(file)
  if (isObject(file) && isJsonResume(file)) {
    const resume = parseJsonResume(file)
    return validateResult({ resume, source: 'json-resume', lines: texts.length, notes: [], original: texts })
  }
  if (texts.length > maxPieces) throw new ImportError('tooMuchText')
  const lines = texts.map((one) => lineOf(one, { isListItem: true }))
  return classifyDocument(lines, 'other-json', [])
}

function nativeResult(
  { resume, isRepaired }: NativeResume,
  source: DocumentFormat,
  original = textsIn(resume),
): ImportResult {
  const notes: ImportWarning[] = isRepaired ? ['mended'] : []
  return validateResult({ resume, source, lines: original.length, notes, original })
}

const textOf = (lines: Line[]) => lines.map(({ plain }) => plain.trim()).filter(Boolean)

function classifyBlocks(
  { blocks, hasPictures }: { blocks: Block[]; hasPictures: boolean },
  source: DocumentFormat,
): ImportResult {
  if (countParagraphs(blocks) > maxPieces) throw new ImportError('tooMuchText')
  return classifyDocument(blocksToLines(blocks), source, hasPictures ? ['pictures'] : [])
}

function classifyDocument(lines: Line[], source: DocumentFormat, notes: ImportWarning[]): ImportResult {
  const nonBlankLines = lines.filter(({ plain }) => plain.trim() !== '')
  if (nonBlankLines.length === 0) throw new ImportError('noText')
  if (
    nonBlankLines.length > maxLines ||
    nonBlankLines.reduce((sum, { markdown }) => sum + markdown.length, 0) > maxCharacters
  )
    throw new ImportError('tooMuchText')
  const original = textOf(nonBlankLines)
  return validateResult({
    resume: classifyLines(readKnownPage(lines)),
    source,
    lines: original.length,
    notes,
    original,
  })
}

/** Validates the result; a document that is too large is reported as such. */
function validateResult(reading: ImportResult): ImportResult {
  const read = Resume.safeParse(reading.resume)
  if (read.success) return { ...reading, resume: read.data }
  if (read.error.issues.some(({ message }) => message.startsWith('tooLarge')))
    throw new ImportError('tooMuchText')
  const { resume } = parseNativeJson(reading.resume as unknown as Record<string, unknown>)
  return { ...reading, resume, notes: [...reading.notes, 'mended'] }
}
