/** How likely each pixel of a picture shows a person, 0 to 1, row by row. */
export type PersonMask = { width: number; height: number; values: Float32Array }
export type Refusal = 'noPerson' | 'tooSmall' | 'tooLarge' | 'headCut' | 'unclear'

export const coverageLimits = { person: 0.01, smallest: 0.08, largest: 0.9 }
/** Shares of the picture's width and of the head's rows that may touch an edge: what a blurred mask does. */
const edgeLimits = { top: 0.02, sides: 0.15 }
/** Drawn portraits have 0.01 to 0.07, a snapshot of a meeting 0.49. */
const unclearLimit = 0.25
/** The part of a person, from the top, that is head. */
const headShare = 0.3
const isSoft = (value: number) => value > 0.2 && value < 0.8
const isPerson = (value: number | undefined) => (value ?? 0) > 0.5

export type MaskStatistics = {
  /** The share of the picture that is the person. */
  coverage: number
  /** The share of the uppermost row that is the person. */
  top: number
  /** The share of the head's rows that reach the left or the right edge. */
  sides: number
  /** The share of what may be the person that may also not be. */
  unclear: number
}

export function maskStatistics({ width, height, values }: PersonMask): MaskStatistics {
  const rows = Array.from({ length: height }, (_, y) => values.subarray(y * width, (y + 1) * width))
  const counts = rows.map((row) => row.reduce((sum, value) => sum + Number(isPerson(value)), 0))
  const first = counts.findIndex((count) => count > 0)
  const last = counts.findLastIndex((count) => count > 0)
  const head = first < 0 ? [] : rows.slice(first, first + Math.ceil((last - first + 1) * headShare))
  const touching = head.filter((row) => isPerson(row[0]) || isPerson(row[width - 1]))
  const possible = values.reduce((sum, value) => sum + Number(value > 0.2), 0)
  const soft = values.reduce((sum, value) => sum + Number(isSoft(value)), 0)
  return {
    unclear: soft / Math.max(1, possible),
    coverage: counts.reduce((sum, count) => sum + count, 0) / (width * height),
    top: (counts[0] ?? 0) / width,
    sides: head.length ? touching.length / head.length : 0,
  }
}

/** Returns why the background of a picture cannot be changed; undefined when it can. */
export function refusalOf({ coverage, top, sides, unclear }: MaskStatistics): Refusal | undefined {
  if (coverage < coverageLimits.person) return 'noPerson'
  if (coverage < coverageLimits.smallest) return 'tooSmall'
  if (coverage > coverageLimits.largest) return 'tooLarge'
  if (top > edgeLimits.top || sides > edgeLimits.sides) return 'headCut'
  if (unclear > unclearLimit) return 'unclear'
  return undefined
}
