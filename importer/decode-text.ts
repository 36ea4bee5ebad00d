import { isBig5 } from './chinese-encoding'
import { ImportError } from './import-error'

/**
 * Decodes a text file: UTF-8, UTF-16 with a byte order mark, or GB 18030 and Big5 as Chinese Windows writes them.
 * @throws ImportError for binary data.
 */
export function decodeText(bytes: Uint8Array): string {
  const [a, b] = bytes
  if (a === 0xff && b === 0xfe) return decodeStrict(bytes, 'utf-16le')
  if (a === 0xfe && b === 0xff) return decodeStrict(bytes, 'utf-16be')
  if (bytes.subarray(0, 4096).includes(0)) throw new ImportError('unknownKind')
  try {
    return decodeStrict(bytes, 'utf-8')
  } catch {
    return decodeStrict(bytes, isBig5(bytes) ? 'big5' : 'gb18030')
  }
}

function decodeStrict(bytes: Uint8Array, encoding: string): string {
  try {
    const text = new TextDecoder(encoding, { fatal: true }).decode(bytes)
    // eslint-disable-next-line no-control-regex
    const controlCount = text.slice(0, 4096).match(/[\u0001-\u0008\u000e-\u001f]/g)?.length ?? 0
    if (controlCount > 4) throw new ImportError('unknownKind')
    return text
  } catch (error) {
    if (error instanceof ImportError || encoding === 'utf-8') throw error
    throw new ImportError('unknownKind')
  }
}
