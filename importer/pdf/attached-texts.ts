import { inflateSync } from 'node:zlib'
import { ResumeLimits } from '#contract/resume/resume-limits'

/** A resume, and room for how it is written. */
const maxBytes = 2 * 1024 * ResumeLimits.documentKb
const maxFiles = 8
/** Between the beginning of a stream's dictionary and its content, in bytes. */
const maxDictionary = 1_000
const mark = '/EmbeddedFile'

/**
 * The texts of the files attached to a PDF, as far as they are short; others are left out. Looked up in the bytes, because
 * PDF.js inflates attachments of any size: streams stand in no other stream, and each says that it is an embedded file.
 */
export function attachedTexts(bytes: Uint8Array): string[] {
  const pdf = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const texts: string[] = []
  let files = 0
  for (let at = pdf.indexOf(mark); at >= 0 && files < maxFiles; at = pdf.indexOf(mark, at + mark.length)) {
    files++
    const dictionary = dictionaryAround(pdf, at)
    const text = dictionary && readStream(pdf, dictionary)
    if (text !== undefined) texts.push(text)
  }
  return texts
}

type Dictionary = { isDeflated: boolean; contentAt: number }

function dictionaryAround(pdf: Buffer, at: number): Dictionary | undefined {
  // The name of the tree of all files begins like that of one.
  if (/^[\w-]/.test(pdf.toString('latin1', at + mark.length, at + mark.length + 1))) return undefined
  const from = Math.max(0, at - maxDictionary)
  const around = pdf.toString('latin1', from, at + maxDictionary)
  const start = around.lastIndexOf(' obj', at - from)
  const end = around.indexOf('stream', at - from)
  if (start < 0 || end < 0) return undefined
  const lineEnd = /^\r?\n/.exec(around.slice(end + 6, end + 8))?.[0]
  if (lineEnd === undefined) return undefined
  return {
    isDeflated: around.slice(start, end).includes('/FlateDecode'),
    contentAt: from + end + 6 + lineEnd.length,
  }
}

function readStream(pdf: Buffer, { isDeflated, contentAt }: Dictionary): string | undefined {
  const content = pdf.subarray(contentAt, contentAt + maxBytes)
  try {
    // What follows the deflated bytes is ignored.
    if (isDeflated) return inflateSync(content, { maxOutputLength: maxBytes }).toString('utf8')
  } catch {
    return undefined
  }
  const end = content.indexOf('endstream')
  return end < 0 ? undefined : content.toString('utf8', 0, end)
}
