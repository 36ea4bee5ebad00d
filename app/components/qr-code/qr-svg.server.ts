import { create } from 'qrcode'

/** CSS colours; cameras need dark modules on a light background. */
export type QrOptions = {
  /** Empty modules around the code; 4 by the standard, 2 are enough on a white card. */
  margin?: number
  dark?: string
  light?: string
  /** From the upper left corner to the lower right one, in place of `dark`. */
  gradient?: readonly [from: string, to: string]
  /** URL of a square image for the middle. */
  image?: string
}

/** Share of the code's side that an image may cover: level H corrects far more than this. */
const imageShare = 0.22
const padModules = 1

/** Returns a QR code as an inline SVG, 200 px, level H (spec §9): it needs no script and stays sharp. */
export function qrSvg(text: string, options: QrOptions = {}): string {
  const { margin = 2, dark = '#000', light = '#fff', gradient, image } = options
  const { rows, coveredModules } = qrRows(text, image !== undefined)
  const side = rows.length + 2 * margin
  const fill = gradient ? `url(#${gradientId(gradient)})` : dark
  const d = rows.flatMap((row, y) =>
    runsOf(row).map(([x, n]) => `M${x + margin} ${y + margin}h${n}v1h-${n}z`),
  )
  const inner = coveredModules - 2 * padModules
  const at = margin + (rows.length - inner) / 2
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="200" height="200" viewBox="0 0 ${side} ${side}">`,
    gradient ? gradientOf(gradient, side) : '',
    `<path fill="${light}" d="M0 0h${side}v${side}H0z"/>`,
    `<path fill="${fill}" shape-rendering="crispEdges" d="${d.join('')}"/>`,
    image ? `<image href="${image}" x="${at}" y="${at}" width="${inner}" height="${inner}"/>` : '',
    '</svg>',
  ].join('')
}

/**
 * Returns the modules of a level H QR code, row by row: 1 is dark. `coveredModules`: the side of the empty
 * middle, in modules.
 */
export function qrRows(text: string, hasImage: boolean): { rows: string[]; coveredModules: number } {
  const { data, size } = create(text, { errorCorrectionLevel: 'H' }).modules
  const third = Math.floor(size * imageShare)
  // Centred only if both sides are odd or both even.
  const coveredModules = hasImage ? third - ((size - third) % 2) : 0
  const from = (size - coveredModules) / 2
  const isCovered = (at: number) => at >= from && at < from + coveredModules
  const rows = Array.from({ length: size }, (_, y) =>
    Array.from({ length: size }, (_, x) =>
      data[y * size + x] && !(isCovered(x) && isCovered(y)) ? '1' : '0',
    ).join(''),
  )
  return { rows, coveredModules }
}

/** Runs of adjacent dark modules: [start, length]. */
function runsOf(row: string): [number, number][] {
  return [...row.matchAll(/1+/g)].map(({ index, 0: run }) => [index, run.length])
}

function gradientId(colours: readonly string[]): string {
  return `qr-${colours.join('-').replace(/[^\w-]/g, '')}`
}

function gradientOf([from, to]: readonly [string, string], side: number): string {
  const stops = `<stop stop-color="${from}"/><stop offset="1" stop-color="${to}"/>`
  return `<linearGradient id="${gradientId([from, to])}" gradientUnits="userSpaceOnUse" x1="0" y1="0" x2="${side}" y2="${side}">${stops}</linearGradient>`
}
