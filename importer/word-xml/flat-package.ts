import { strToU8, zipSync } from 'fflate'
import { ImportError } from '../import-error'

const maxParts = 2_000
const contentTypes = 'http://schemas.openxmlformats.org/package/2006/content-types'

/**
 * The .docx file of a Word document that was saved as one XML file ("flat OPC"): its parts are those of the zip. Pictures are
 * left empty.
 * @throws ImportError
 */
export function zipFlatPackage(xml: string): Uint8Array {
  const files: Record<string, Uint8Array> = {}
  const overrides: string[] = []
  const parts = xml.split('<pkg:part ').slice(1)
  if (parts.length > maxParts) throw new ImportError('tooLargeInside')
  for (const part of parts) {
    const head = part.slice(0, Math.min(Math.max(part.indexOf('>'), 0), 2_000))
    const name = /pkg:name="\/([^"]{1,300})"/.exec(head)?.[1]
    const type = /pkg:contentType="([^"]{1,300})"/.exec(head)?.[1]
    if (name === undefined || type === undefined) continue
    files[name] = strToU8(xmlOf(part))
    overrides.push(`<Override PartName="/${name}" ContentType="${type}"/>`)
  }
  const types = `<?xml version="1.0"?><Types xmlns="${contentTypes}"><Default Extension="rels" ContentType="application/vnd.openxmlformats-package.relationships+xml"/>${overrides.join('')}</Types>`
  return zipSync({ ...files, '[Content_Types].xml': strToU8(types) }, { level: 0 })
}

function xmlOf(part: string): string {
  const tag = '<pkg:xmlData'
  const from = part.indexOf(tag)
  const to = part.lastIndexOf('</pkg:xmlData>')
  if (from < 0 || to < from) return ''
  const content = part.slice(part.indexOf('>', from) + 1, to).trim()
  return content === '' ? '' : `<?xml version="1.0" encoding="UTF-8"?>${content}`
}
