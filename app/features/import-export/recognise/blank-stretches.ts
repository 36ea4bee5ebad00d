/** A picture in shades of grey, one byte a pixel, row by row. */
export type GreyPicture = { width: number; height: number; shades: Uint8Array | Uint8ClampedArray }
/** A stretch of a line from one x to another, in pixels. */
export type Stretch = { from: number; to: number }
export type Box = { x0: number; y0: number; x1: number; y1: number }

/** Of the shades between the paper and the ink of a line: what is darker is ink. */
const inkShare = 0.5
/** Grains of a scan are smaller than any stroke. */
const leastInkPixels = 2

/** The stretches of a line without ink that are at least this wide, and the ends of its ink. */
export function findBlankStretches(
  picture: GreyPicture,
  box: Box,
  leastWidth: number,
): { blanks: Stretch[]; ink: Stretch } {
  const { x0, x1 } = within(picture, box)
  const isInked = inkedColumns(picture, box)
  const blanks: Stretch[] = []
  const first = isInked.indexOf(true)
  let last = first
  for (let x = first + 1; x < isInked.length; x++) {
    if (!isInked[x]) continue
    if (x - last - 1 >= leastWidth) blanks.push({ from: x0 + last + 1, to: x0 + x })
    last = x
  }
  const ink = first < 0 ? { from: x0, to: x1 } : { from: x0 + first, to: x0 + last + 1 }
  return { blanks, ink }
}

/** The height of the ink in a box. */
export function inkHeight(picture: GreyPicture, box: Box): number {
  const isInk = inkTest(picture, box)
  const { x0, x1, y0, y1 } = within(picture, box)
  const isInkedRow = (y: number) => {
    let pixels = 0
    for (let x = x0; x < x1; x++) if (isInk(x, y)) pixels++
    return pixels >= leastInkPixels
  }
  let [first, last] = [y0, y1 - 1]
  while (first < last && !isInkedRow(first)) first++
  while (last > first && !isInkedRow(last)) last--
  return last - first + 1
}

/** Which columns of the box hold ink. */
function inkedColumns(picture: GreyPicture, box: Box): boolean[] {
  const isInk = inkTest(picture, box)
  const { x0, x1, y0, y1 } = within(picture, box)
  return Array.from({ length: Math.max(0, x1 - x0) }, (_, column) => {
    let pixels = 0
    for (let y = y0; y < y1; y++) if (isInk(x0 + column, y)) pixels++
    return pixels >= leastInkPixels
  })
}

const within = ({ width, height }: GreyPicture, { x0, x1, y0, y1 }: Box): Box => ({
  x0: Math.max(0, Math.round(x0)),
  x1: Math.min(width, Math.round(x1)),
  y0: Math.max(0, Math.round(y0)),
  y1: Math.min(height, Math.round(y1)),
})

/** The paper may be grey, as in a photo, or the ink white on a band: light and dark are those of this box. */
function inkTest(picture: GreyPicture, box: Box): (x: number, y: number) => boolean {
  const { width, shades } = picture
  const { x0, x1, y0, y1 } = within(picture, box)
  let [darkest, lightest, sum] = [255, 0, 0]
  for (let y = y0; y < y1; y++)
    for (let x = x0; x < x1; x++) {
      const shade = shades[y * width + x]!
      darkest = Math.min(darkest, shade)
      lightest = Math.max(lightest, shade)
      sum += shade
    }
  // Most of a line is paper: its mean is close to it.
  const paper = sum / Math.max(1, (x1 - x0) * (y1 - y0))
  const isLightInk = lightest - paper > paper - darkest
  const limit = paper + inkShare * ((isLightInk ? lightest : darkest) - paper)
  return (x, y) => {
    const shade = shades[y * width + x]!
    return isLightInk ? shade > limit : shade < limit
  }
}
