import { toString } from 'qrcode'

/** A QR code as an inline SVG, 200 px, level H (spec §9): it needs no script and stays sharp. */
export function qrSvg(text: string): Promise<string> {
  return toString(text, { type: 'svg', errorCorrectionLevel: 'H', width: 200, margin: 2 })
}
