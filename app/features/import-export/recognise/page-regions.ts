import type { GreyPicture } from './blank-stretches'

/** A part of a picture, in pixels. */
export type Region = { left: number; top: number; width: number; height: number }

/** A change of shade from a pixel to the one below it: ink, or the edge of a band. */
const inkChange = 24
/** Of the height, the longest first: a shorter blank may lie below a short column, and reach into its gutter. */
const leastRuns = [0.9, 0.75, 0.6, 0.4]
/** Of the width. */
const leastGutter = 0.012

type Run = { from: number; to: number }

/**
 * The parts of a page to be recognised one after the other: beside a gutter, its columns, which the engine would read as one line.
 * A gutter that is none does no harm, since texts are put into rows by where they stand.
 */
export function findRegions(picture: GreyPicture): Region[] {
  const { width, height } = picture
  const gutter = widestGutter(picture)
  if (!gutter) return [{ left: 0, top: 0, width, height }]
  const { middle, from, to } = gutter
  return [
    { left: 0, top: 0, width, height: from },
    { left: 0, top: from, width: middle, height: to - from },
    { left: middle, top: from, width: width - middle, height: to - from },
    { left: 0, top: to, width, height: height - to },
  ].filter((region) => region.height > 0)
}

function widestGutter(picture: GreyPicture): (Run & { middle: number }) | undefined {
  const runs = Array.from({ length: picture.width }, (_, x) => longestBlank(x, picture))
  for (const share of leastRuns) {
    const gutter = widestOf(runs, share * picture.height)
    if (gutter && gutter.last - gutter.first >= leastGutter * picture.width)
      return { ...gutter, middle: Math.round((gutter.first + gutter.last) / 2) }
  }
  return undefined
}

/** The widest stretch of columns whose blank runs have this much in common. */
function widestOf(runs: readonly Run[], least: number) {
  type Gutter = Run & { first: number; last: number }
  const gutters: Gutter[] = []
  let open: Gutter | undefined
  for (const [x, run] of runs.entries()) {
    const from = Math.max(run.from, open?.from ?? run.from)
    const to = Math.min(run.to, open?.to ?? run.to)
    if (open && to - from >= least) Object.assign(open, { from, to, last: x })
    else {
      open = run.to - run.from >= least ? { ...run, first: x, last: x } : undefined
      if (open) gutters.push(open)
    }
  }
  // What reaches an edge of the page is its margin.
  return gutters
    .filter(({ first, last }) => first > 0 && last < runs.length - 1)
    .sort((a, b) => b.last - b.first - (a.last - a.first))[0]
}

function longestBlank(x: number, { width, height, shades }: GreyPicture): Run {
  let longest = { from: 0, to: 0 }
  let from = 0
  for (let y = 1; y <= height; y++) {
    const isBlank = y < height && Math.abs(shades[y * width + x]! - shades[(y - 1) * width + x]!) < inkChange
    if (isBlank) continue
    if (y - from > longest.to - longest.from) longest = { from, to: y }
    from = y
  }
  return longest
}

export function cropPicture({ width, shades }: GreyPicture, { left, top, ...size }: Region): GreyPicture {
  const cropped = new Uint8Array(size.width * size.height)
  for (let y = 0; y < size.height; y++) {
    const start = (top + y) * width + left
    cropped.set(shades.subarray(start, start + size.width), y * size.width)
  }
  return { ...size, shades: cropped }
}
