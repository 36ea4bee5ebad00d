import { colourBehind, type Pixels } from './refine-mask'

export type Colour = readonly [red: number, green: number, blue: number]

/** How far around a pixel the old background is looked for, as a share of the picture's longer side. */
const searchShare = 1 / 40
/** Below this share of the person its own colour is noise. */
const smallestShare = 0.1

/**
 * Puts the person of a picture on one colour. In soft pixels, the old background is subtracted first: hair
 * would keep a rim of its colour otherwise. Pixels that are wholly the person stay as they are.
 * @param shares the share of the person in each pixel, 0 to 1
 */
export function compositeBackground(pixels: Pixels, shares: Float32Array, colour: Colour): Uint8ClampedArray {
  const { data } = pixels
  const made = new Uint8ClampedArray(data.length)
  const behind = colourBehind(pixels, shares, searchShare)
  behind.forEach((before, channel) => {
    for (let i = 0; i < shares.length; i++) {
      const at = 4 * i + channel
      made[at] = mixPixel(data[at]!, before[i]!, shares[i]!, colour[channel]!)
    }
  })
  for (let i = 0; i < shares.length; i++) made[4 * i + 3] = 255
  return made
}

/** Returns one channel of a pixel that was seen as `share` of a person before a background, before another. */
export function mixPixel(seen: number, before: number, share: number, after: number): number {
  if (share >= 1) return seen
  const own = Math.min(255, Math.max(0, (seen - (1 - share) * before) / Math.max(smallestShare, share)))
  return share * own + (1 - share) * after
}
