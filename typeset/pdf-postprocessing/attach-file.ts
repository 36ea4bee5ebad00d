import { createHash } from 'node:crypto'

/** A file within a PDF. `name` and `mime` are ASCII. */
export type AttachedFile = { name: string; mime: string; content: Buffer }

/**
 * The bodies of the two objects that hold a file within a PDF (ISO 32000-2, 7.11.3 and 7.11.4): its stream, not compressed
 * yet, and its description, which gets the stream's id. Without dates: the same file gives the same bytes.
 */
export function attachmentObjects({ name, mime, content }: AttachedFile) {
  const checksum = createHash('md5').update(content).digest('hex')
  return {
    streamDictionary: `/Type /EmbeddedFile /Subtype /${mime.replace('/', '#2F')} /Params << /Size ${content.length} /CheckSum <${checksum}> >>`,
    describe: (streamId: number) =>
      Buffer.from(
        `<< /Type /Filespec /F (${name}) /UF (${name}) /AFRelationship /Source /EF << /F ${streamId} 0 R /UF ${streamId} 0 R >> >>`,
      ),
  }
}

/** The catalogue of a PDF, naming an attached file by its description. @throws Error when it has names already. */
export function nameAttachment(catalogue: Buffer, name: string, descriptionId: number): Buffer {
  const text = catalogue.toString('latin1')
  if (!/>>\s*$/.test(text) || /\/(?:Names|AF)\b/.test(text)) throw new Error('pdf: a catalogue with names')
  const entries = `/AF [${descriptionId} 0 R] /Names << /EmbeddedFiles << /Names [(${name}) ${descriptionId} 0 R] >> >> >>`
  return Buffer.from(
    text.replace(/>>\s*$/, () => entries),
    'latin1',
  )
}
