import { unzipSync } from 'fflate'
import { ImportError } from './import-error'

/** The text of a document is rarely a hundredth of this. */
const maxUnzippedBytes = 24 * 1024 * 1024
const maxFiles = 2_000
const maxMimetypeLength = 200

/**
 * Unzips only the parts with text of a Word or OpenDocument file, within the limits, so that a zip bomb is rejected before it is
 * unpacked; also whether there are pictures. @throws ImportError
 */
export function unzipParts(bytes: Uint8Array): { files: Parts; hasPictures: boolean } {
  let total = 0
  let hasPictures = false
  const files = unzip(bytes, ({ name, originalSize }) => {
    if (/^(?:word\/media|Pictures)\//.test(name)) hasPictures = true
    if (!/\.(?:xml|rels)$/.test(name)) return false
    total += originalSize
    if (total > maxUnzippedBytes) throw new ImportError('tooLargeInside')
    return true
  })
  return { files, hasPictures }
}

/** What a zip says that it is: OpenDocument files have such a part, Word files have none. @throws ImportError */
export function mimetypeOfZip(bytes: Uint8Array): string {
  const { mimetype } = unzip(
    bytes,
    ({ name, originalSize }) => name === 'mimetype' && originalSize <= maxMimetypeLength,
  )
  return mimetype ? new TextDecoder().decode(mimetype).trim() : ''
}

/** Files of a zip by their names. */
export type Parts = Record<string, Uint8Array>
type ZippedFile = { name: string; originalSize: number }

function unzip(bytes: Uint8Array, isWanted: (file: ZippedFile) => boolean): Parts {
  let count = 0
  try {
    return unzipSync(bytes, {
      filter(file) {
        if (++count > maxFiles) throw new ImportError('tooLargeInside')
        return isWanted(file)
      },
    })
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError('notDocx')
  }
}
