import { AI_NOTE, xmpRdf } from './ai-label'

/**
 * A PDF object with the AI label added if it is the document information or the XMP; others unchanged.
 * @param isInfo whether the trailer names it as Info
 */
export function labelPdfObject(body: Buffer, isInfo: boolean, label: string): Buffer {
  const text = body.toString('latin1')
  if (isInfo) {
    const entries = `/AIGC ${pdfText(label)} /Subject ${pdfText(AI_NOTE)} >>`
    return Buffer.from(
      text.replace(/>>\s*$/, () => entries),
      'latin1',
    )
  }
  if (!/^<<[^>]*\/Type \/Metadata\b/.test(text)) return body
  const part = Buffer.from(xmpRdf(label)).toString('latin1')
  const longer = text.replace('</rdf:RDF>', () => `${part}</rdf:RDF>`)
  return Buffer.from(
    longer.replace(
      /\/Length (\d+)/,
      (_, length) => `/Length ${Number(length) + longer.length - text.length}`,
    ),
    'latin1',
  )
}

/** A PDF text string: UTF-16 with a byte order mark, in hexadecimal digits. */
function pdfText(text: string): string {
  return `<${Buffer.from(`\ufeff${text}`, 'utf16le').swap16().toString('hex')}>`
}
