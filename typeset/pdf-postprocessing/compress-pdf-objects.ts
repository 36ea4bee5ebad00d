import { deflateSync } from 'node:zlib'
import { attachmentObjects, nameAttachment, type AttachedFile } from './attach-file'
import { labelPdfObject } from './label-pdf-object'

type PdfObject = { id: number; body: Buffer; isStream: boolean }
/** What is added to a file: the AI label in its metadata, and a file within it. */
export type PdfAdditions = { label?: string | undefined; attached?: AttachedFile | undefined }
/** The position of an object: an offset in the file, or an index in an object stream. */
type XrefEntry = { type: 1; offset: number } | { type: 2; stream: number; index: number }

const objectsPerStream = 200

/**
 * Moves the objects of a PDF without streams (tags, outline, pages: a fifth of the file, uncompressed) into
 * object streams (ISO 32000-1, 7.5.7 and 7.5.8). The pages stay the same.
 * @throws Error when the file is not of the form that the compiler writes.
 */
export function compressPdfObjects(pdf: Buffer, { label, attached }: PdfAdditions = {}): Buffer {
  const { objects, trailer } = readObjects(pdf)
  const idInTrailer = (key: string) => Number(new RegExp(`/${key} (\\d+) 0 R`).exec(trailer)?.[1])
  if (label !== undefined) {
    const infoId = idInTrailer('Info')
    for (const object of objects) object.body = labelPdfObject(object.body, object.id === infoId, label)
  }
  if (attached) attach(objects, idInTrailer('Root'), attached)
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n%\x80\x80\x80\x80\n', 'latin1')]
  const xrefEntries: XrefEntry[] = []
  let offset = parts[0]!.length
  let nextId = maxId(objects) + 1
  const writeObject = (id: number, body: Buffer) => {
    const written = Buffer.concat([Buffer.from(`${id} 0 obj\n`), body, Buffer.from('\nendobj\n')])
    xrefEntries[id] = { type: 1, offset }
    offset += written.length
    parts.push(written)
  }

  for (const { id, body } of objects.filter(({ isStream }) => isStream)) writeObject(id, body)
  const streamlessObjects = objects.filter(({ isStream }) => !isStream)
  for (let from = 0; from < streamlessObjects.length; from += objectsPerStream) {
    const stream = nextId++
    const group = streamlessObjects.slice(from, from + objectsPerStream)
    group.forEach(({ id }, index) => (xrefEntries[id] = { type: 2, stream, index }))
    writeObject(stream, objectStream(group))
  }
  const xref = offset
  writeObject(nextId, xrefStream(xrefEntries, nextId, xref, trailer))
  return Buffer.concat([...parts, Buffer.from(`startxref\n${xref}\n%%EOF\n`)])
}

function attach(objects: PdfObject[], catalogueId: number, file: AttachedFile): void {
  const catalogue = objects.find(({ id }) => id === catalogueId)
  if (!catalogue) throw new Error('pdf: no catalogue')
  const streamId = maxId(objects) + 1
  const { streamDictionary, describe } = attachmentObjects(file)
  const stream = streamOf(streamDictionary, deflateSync(file.content, { level: 9 }))
  catalogue.body = nameAttachment(catalogue.body, file.name, streamId + 1)
  objects.push(
    { id: streamId, body: stream, isStream: true },
    { id: streamId + 1, body: describe(streamId), isStream: false },
  )
}

const maxId = (objects: PdfObject[]) => objects.reduce((max, { id }) => Math.max(max, id), 0)

function readObjects(pdf: Buffer): { objects: PdfObject[]; trailer: string } {
  const tail = pdf.toString('latin1', Math.max(0, pdf.length - 64))
  const start = Number(/startxref\s+(\d+)\s+%%EOF\s*$/.exec(tail)?.[1] ?? NaN)
  const table = pdf.toString('latin1', start || pdf.length)
  const trailer = /trailer\s*<<([\s\S]*)>>\s*startxref/.exec(table)?.[1]
  if (trailer === undefined || !/^xref\s+0 \d+\s/.test(table))
    throw new Error('pdf: no plain cross-reference table')
  const offsets = [...table.matchAll(/^(\d{10}) \d{5} n/gm)].map(([, at]) => Number(at))
  const ends = [...offsets, start].sort((a, b) => a - b)
  const objects = ends.slice(0, -1).map((from, index) => {
    const text = pdf.subarray(from, ends[index + 1])
    const head = /^(\d+) 0 obj\s/.exec(text.toString('latin1', 0, 24))
    const foot = text.lastIndexOf('endobj')
    if (!head || foot < 0) throw new Error(`pdf: no object at ${from}`)
    const body = text.subarray(head[0].length, foot)
    return {
      id: Number(head[1]),
      body,
      isStream: /endstream\s*$/.test(body.toString('latin1', Math.max(0, body.length - 16))),
    }
  })
  return { objects, trailer }
}

function objectStream(group: PdfObject[]): Buffer {
  let at = 0
  const index = group.map(({ id, body }) => {
    const entry = `${id} ${at}`
    at += body.length + 1
    return entry
  })
  const head = Buffer.from(`${index.join(' ')}\n`)
  const content = deflateSync(
    Buffer.concat([head, ...group.flatMap(({ body }) => [body, Buffer.from('\n')])]),
    { level: 9 },
  )
  return streamOf(`/Type /ObjStm /N ${group.length} /First ${head.length}`, content)
}

function xrefStream(xrefEntries: XrefEntry[], own: number, offset: number, trailer: string): Buffer {
  xrefEntries[own] = { type: 1, offset }
  const rows = Buffer.alloc((own + 1) * 7)
  rows.writeUInt16BE(0xffff, 5)
  for (let id = 0; id <= own; id++) {
    const place = xrefEntries[id]
    if (!place) continue
    rows.writeUInt8(place.type, id * 7)
    rows.writeUInt32BE(place.type === 1 ? place.offset : place.stream, id * 7 + 1)
    rows.writeUInt16BE(place.type === 1 ? 0 : place.index, id * 7 + 5)
  }
  const preserved = trailer
    .replace(/\/Size \d+/, '')
    .replace(/\s+/g, ' ')
    .trim()
  return streamOf(`/Type /XRef /Size ${own + 1} /W [1 4 2] ${preserved}`, deflateSync(rows, { level: 9 }))
}

function streamOf(dictionary: string, content: Buffer): Buffer {
  const head = `<< ${dictionary} /Filter /FlateDecode /Length ${content.length} >>\nstream\n`
  return Buffer.concat([Buffer.from(head, 'latin1'), content, Buffer.from('\nendstream')])
}
