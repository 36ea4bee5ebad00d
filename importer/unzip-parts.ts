import { inflateRawSync } from 'node:zlib'
import { ImportError } from './import-error'
import { contentWithin, DEFLATED, listZippedFiles, STORED, type ZippedFile } from './zip-directory'

/** The text of a document is rarely a hundredth of this. */
const maxUnzippedBytes = 16 * 1024 * 1024
const maxFiles = 2_000
const maxMimetypeLength = 200
/** A picture of one pixel is a colour behind the text, as our own Word files have it. */
const maxPlainColourBytes = 100

/**
 * Unzips only the parts with text of a Word or OpenDocument file, within the limits, so that a zip bomb is rejected before it is
 * unpacked; also whether there are pictures. @throws ImportError
 */
export function unzipParts(bytes: Uint8Array): { files: Parts; hasPictures: boolean } {
  let total = 0
  let hasPictures = false
  const files = unzip(bytes, ({ name, size, originalSize }) => {
    if (/^(?:word\/media|Pictures)\//.test(name) && originalSize > maxPlainColourBytes) hasPictures = true
    if (!/\.(?:xml|rels)$/.test(name)) return false
    // What is stored as it is takes its own size, whatever it says: many entries can name the same bytes.
    total += Math.max(size, originalSize)
    if (total > maxUnzippedBytes) throw new ImportError('tooLargeInside')
    return true
  })
  return { files, hasPictures }
}

/** What a zip says that it is: OpenDocument files have such a part, Word files have none. @throws ImportError */
export function mimetypeOfZip(bytes: Uint8Array): string {
  const { mimetype } = unzip(
    bytes,
    ({ name, size, originalSize }) =>
      name === 'mimetype' && Math.max(size, originalSize) <= maxMimetypeLength,
  )
  return mimetype ? new TextDecoder().decode(mimetype).trim() : ''
}

/** Files of a zip by their names. */
export type Parts = Record<string, Uint8Array>

function unzip(bytes: Uint8Array, isWanted: (file: ZippedFile) => boolean): Parts {
  const zip = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length)
  const parts: Parts = {}
  let count = 0
  try {
    for (const file of listZippedFiles(zip)) {
      if (++count > maxFiles) throw new ImportError('tooLargeInside')
      if (isWanted(file)) parts[file.name] = unpack(zip, file)
    }
    return parts
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('notDocx')
  }
}

/** No more than it says of itself, and no time for what it would be beyond that. */
function unpack(zip: Buffer, file: ZippedFile): Uint8Array {
  const content = contentWithin(zip, file)
  if (file.method === STORED) return content
  if (file.method !== DEFLATED) throw new RangeError('an unknown method')
  return inflateRawSync(content, { maxOutputLength: Math.max(file.originalSize, 1) })
}
