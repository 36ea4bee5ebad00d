import { decodeWindows1252 } from '../windows-1252'

/** The encoding of a font of signs, whose letters are no letters: they go to the private use area, as in Word. */
const signs = 'signs'
const western = 'windows-1252'
export type RtfEncoding = string

const encodingsOfCharsets: Record<number, RtfEncoding> = {
  0: western,
  2: signs,
  77: 'macintosh',
  128: 'shift_jis',
  129: 'euc-kr',
  134: 'gbk',
  136: 'big5',
  161: 'windows-1253',
  162: 'windows-1254',
  163: 'windows-1258',
  177: 'windows-1255',
  178: 'windows-1256',
  186: 'windows-1257',
  204: 'windows-1251',
  222: 'windows-874',
  238: 'windows-1250',
}
const encodingsOfCodePages: Record<number, RtfEncoding> = {
  874: 'windows-874',
  932: 'shift_jis',
  936: 'gbk',
  949: 'euc-kr',
  950: 'big5',
  10000: 'macintosh',
  54936: 'gb18030',
  65001: 'utf-8',
}

/** The encoding of a font by its charset; undefined for that of the document. */
export const encodingOfCharset = (charset: number): RtfEncoding | undefined => encodingsOfCharsets[charset]

export const encodingOfCodePage = (page: number): RtfEncoding =>
  encodingsOfCodePages[page] ?? (page >= 1250 && page <= 1258 ? `windows-${page}` : western)

const decoders = new Map<RtfEncoding, TextDecoder>()

/** Decodes text of a font; each byte is a character up to U+00FF. */
export function decodeRtfBytes(
  bytes: string,
  font: RtfEncoding | undefined,
  ofDocument: RtfEncoding,
): string {
  if (font === signs)
    return bytes.replace(/[!-\u00ff]/g, (sign) => String.fromCharCode(0xf000 + sign.charCodeAt(0)))

  if (/^[\0-\x7f]*$/.test(bytes)) return bytes
  // A western font with Chinese bytes: some programs name no font for them.
  const isMisnamed = font === western && ofDocument !== font && arePairs(bytes)
  const encoding = isMisnamed ? ofDocument : (font ?? ofDocument)
  const values = Uint8Array.from(bytes, (char) => char.charCodeAt(0))
  if (encoding === western) return decodeWindows1252(values)
  const decoder = decoders.get(encoding) ?? new TextDecoder(encoding)
  decoders.set(encoding, decoder)
  return decoder.decode(values)
}

/** Whether all bytes that are no ASCII come in pairs, as those of Chinese characters do. */

const arePairs = (bytes: string) => /^(?:[\0-\x7f]|[\u00a1-\u00fe]{2})*$/.test(bytes)
