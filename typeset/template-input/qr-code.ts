import { LRUCache } from 'lru-cache'
import { create } from 'qrcode'
import type { PageQrCode } from './template-input'

const codes = new LRUCache<string, PageQrCode>({ max: 200 })

/** The QR code of a URL: modules row by row, `1` is dark, without a quiet zone. Error correction level M. */
export function qrCodeOf(url: string): PageQrCode {
  const known = codes.get(url)
  if (known) return known
  const { data, size } = create(url, { errorCorrectionLevel: 'M' }).modules
  const rows = Array.from({ length: size }, (_, y) => [...data.subarray(y * size, (y + 1) * size)].join(''))
  const code = { url, rows }
  codes.set(url, code)
  return code
}
