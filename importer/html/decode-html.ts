import { isBig5 } from '../chinese-encoding'
import { ImportError } from '../import-error'

/** Where browsers look for a page's own word on its encoding. */
const maxDeclarationBytes = 4_096
/** Fewer can be the bytes of another encoding by chance. */
const minUtf8Letters = 8
/** A page with single broken letters is still read. */
const maxBrokenShare = 0.02

/**
 * Decodes a page by its byte order mark, by being UTF-8, by the encoding that it or its envelope declares, or as Chinese text.
 * Editors save pages anew without a change to what they declare, so what is UTF-8 by its bytes is UTF-8.
 * @throws ImportError for binary data
 */
export function decodeHtml(bytes: Uint8Array, declared = declaredEncoding(bytes)): string {
  const marked = markedEncoding(bytes)
  if (marked) return new TextDecoder(marked).decode(bytes)
  const utf8 = tryDecode(bytes, 'utf-8')
  if (utf8 !== undefined && (utf8.match(/[^\0-\u007f]/gu)?.length ?? 0) >= minUtf8Letters) return utf8
  const candidates = [
    declared,
    utf8 === undefined ? undefined : 'utf-8',
    isBig5(bytes) ? 'big5' : 'gb18030',
    'utf-8',
  ]
  for (const encoding of candidates) {
    const text = encoding === undefined ? undefined : decodeLoosely(bytes, encoding)
    if (text !== undefined) return text
  }
  throw new ImportError('unknownKind')
}

function markedEncoding([a, b, c]: Uint8Array): string | undefined {
  // Without a mark, the zero byte beside `<` tells.
  if ((a === 0xff && b === 0xfe) || (a === 0x3c && b === 0)) return 'utf-16le'
  if ((a === 0xfe && b === 0xff) || (a === 0 && b === 0x3c)) return 'utf-16be'
  return a === 0xef && b === 0xbb && c === 0xbf ? 'utf-8' : undefined
}

function declaredEncoding(bytes: Uint8Array): string | undefined {
  const start = Buffer.from(bytes.subarray(0, maxDeclarationBytes)).toString('latin1')
  const [, name] = /\b(?:charset|encoding)\s{0,9}=\s{0,9}["']?([\w-]{2,20})/i.exec(start) ?? []
  // A page whose ASCII letters say UTF-16 is not.
  return name === undefined || /^(?:utf-?16|unicode|us-ascii|iso-8859-1$)/i.test(name) ? undefined : name
}

function decodeLoosely(bytes: Uint8Array, encoding: string): string | undefined {
  const text = tryDecode(bytes, encoding, false)
  const broken = text?.match(/\ufffd/g)?.length ?? 0
  return text !== undefined && broken <= 2 + text.length * maxBrokenShare ? text : undefined
}

function tryDecode(bytes: Uint8Array, encoding: string, fatal = true): string | undefined {
  try {
    return new TextDecoder(encoding, { fatal }).decode(bytes)
  } catch {
    return undefined
  }
}
