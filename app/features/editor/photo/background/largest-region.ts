import type { PersonMask } from './mask-rules'

/** Above this a pixel belongs to a region: below 0.5, so that thin necks and arms stay joined. */
const regionThreshold = 0.3

/** Leaves only the largest region of a mask: an arm or a bag at the edge is not who the photo is of. */
export function largestRegion(mask: PersonMask): PersonMask {
  const regions = new Int32Array(mask.values.length)
  let largest = { region: 0, size: 0 }
  for (let i = 0, region = 1; i < regions.length; i++) {
    if (regions[i] !== 0 || mask.values[i]! < regionThreshold) continue
    const size = fill(mask, regions, i, region)
    if (size > largest.size) largest = { region, size }
    region++
  }
  // What is below the threshold stays: it is the soft edge.
  const values = mask.values.map((value, i) =>
    regions[i] === 0 || regions[i] === largest.region ? value : 0,
  )
  return { ...mask, values }
}

/** Marks all pixels of the region of `start`. @returns how many they are */
function fill({ width, values }: PersonMask, regions: Int32Array, start: number, region: number): number {
  const waiting = [start]
  let size = 0
  regions[start] = region
  for (let at = waiting.pop(); at !== undefined; at = waiting.pop()) {
    size++
    const x = at % width
    for (const next of [x > 0 ? at - 1 : -1, x < width - 1 ? at + 1 : -1, at - width, at + width]) {
      if (regions[next] !== 0 || values[next]! < regionThreshold) continue
      regions[next] = region
      waiting.push(next)
    }
  }
  return size
}
