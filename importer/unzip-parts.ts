import { unzipSync } from 'fflate'
import { ImportError, type ImportErrorCode } from './import-error'

/** The text of a document is rarely a hundredth of this. */
const maxUnzippedBytes = 24 * 1024 * 1024
const maxFiles = 2_000

export type Parts = Record<string, Uint8Array>

/**
 * Unzips only the parts with text, within the limits, so that a zip bomb is rejected before it is unpacked.
 * `hasPictures` tells whether there are files in the folder of pictures. @throws ImportError `problem` for
 * what is no zip file
 */
export function openZip(
  bytes: Uint8Array,
  { pictures, problem }: { pictures: string; problem: ImportErrorCode },
): { parts: Parts; hasPictures: boolean } {
  let total = 0
  let count = 0
  let hasPictures = false
  try {
    const parts = unzipSync(bytes, {
      filter({ name, originalSize }) {
        if (++count > maxFiles) throw new ImportError('tooLargeInside')
        if (name.startsWith(pictures)) hasPictures = true
        if (!/\.(xml|rels)$/.test(name)) return false
        total += originalSize
        if (total > maxUnzippedBytes) throw new ImportError('tooLargeInside')
        return true
      },
    })
    return { parts, hasPictures }
  } catch (error) {
    throw error instanceof ImportError ? error : new ImportError(problem)
  }
}
