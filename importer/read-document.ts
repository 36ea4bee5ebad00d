import { Resume } from '#contract/resume'
import { docxLines } from './docx-lines'
import { isJsonResume, readJsonResume } from './json-resume'
import { lineOf, type Line } from './line'
import { markdownLines } from './markdown-lines'
import { isObject, ownDocument, readOwnJson, textsIn } from './own-json'
import { pdfLines } from './pdf-lines'
import { placeLines } from './place-lines'
import { ReadingProblem } from './reading-problem'
import { textOf } from './text-of'

export const SOURCES = ['json', 'json-resume', 'other-json', 'text', 'docx', 'pdf'] as const
export type Source = (typeof SOURCES)[number]
/** What was met on the way that a person should know of. */
export const READING_NOTES = ['mended', 'pictures'] as const
export type ReadingNote = (typeof READING_NOTES)[number]
/** A document as a resume: what it was, how many lines it had, what is to be said. */
export type Reading = { resume: Resume; source: Source; lines: number; notes: ReadingNote[] }

/** More is no resume, and would not fit into one (contract/resume-limits.ts). */
const mostLetters = 90_000
const mostLines = 5_000
/** With white space and marks; beyond it a text is not even parted into lines. */
const mostSigns = 10 * mostLetters

/** Reads a file of any kind we know. @throws ReadingProblem; any bytes at all give one of the two. */
export async function readDocument(bytes: Uint8Array, name: string): Promise<Reading> {
  if (bytes.length === 0) throw new ReadingProblem('empty')
  const start = String.fromCharCode(...bytes.subarray(0, 1024))
  if (/^\s*%PDF-|^[\s\S]{0,1000}%PDF-1/.test(start)) return placed(await pdfLines(bytes), 'pdf', [])
  if (start.startsWith('PK\x03\x04')) {
    const { lines, pictures } = await docxLines(bytes)
    return placed(lines, 'docx', pictures ? ['pictures'] : [])
  }
  if (start.startsWith('\xd0\xcf\x11\xe0')) throw new ReadingProblem('oldWord')
  const text = textOf(bytes)
  const json = readJson(text, name)
  if (!json && text.length > mostSigns) throw new ReadingProblem('tooMuchText')
  return json ?? placed(markdownLines(text), 'text', [])
}

function readJson(text: string, name: string): Reading | undefined {
  const isNamed = /\.json$/i.test(name)
  if (!isNamed && !/^\s*[{[]/.test(text)) return undefined
  const file = parsed(text)
  if (file === undefined && isNamed) throw new ReadingProblem('notJson')
  if (typeof file !== 'object' || file === null) return undefined
  if (isDeep(file)) throw new ReadingProblem('unreadable')
  const own = isObject(file) && ownDocument(file)
  if (own) {
    const { resume, mended } = readOwnJson(own)
    return checked({ resume, source: 'json', lines: textsIn(resume).length, notes: mended ? ['mended'] : [] })
  }
  const texts = textsIn(file)
  if (isObject(file) && isJsonResume(file))
    return checked({ resume: readJsonResume(file), source: 'json-resume', lines: texts.length, notes: [] })
  return placed(
    texts.map((one) => lineOf(one, { listed: true })),
    'other-json',
    [],
  )
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Deeper than any resume, and than a walk through it could go. */
function isDeep(value: unknown, left = 100): boolean {
  if (typeof value !== 'object' || value === null) return false
  return left === 0 || Object.values(value).some((part) => isDeep(part, left - 1))
}

function placed(lines: Line[], source: Source, notes: ReadingNote[]): Reading {
  const said = lines.filter(({ plain }) => plain.trim() !== '')
  if (said.length === 0) throw new ReadingProblem('noText')
  if (said.length > mostLines || said.reduce((sum, { rich }) => sum + rich.length, 0) > mostLetters)
    throw new ReadingProblem('tooMuchText')
  return checked({ resume: placeLines(lines), source, lines: said.length, notes })
}

/** As the contract reads it; what is too large even so is said to be. */
function checked(reading: Reading): Reading {
  const read = Resume.safeParse(reading.resume)
  if (read.success) return { ...reading, resume: read.data }
  if (read.error.issues.some(({ message }) => message.startsWith('tooLarge')))
    throw new ReadingProblem('tooMuchText')
  const { resume } = readOwnJson(reading.resume as unknown as Record<string, unknown>)
  return { ...reading, resume, notes: [...reading.notes, 'mended'] }
}
