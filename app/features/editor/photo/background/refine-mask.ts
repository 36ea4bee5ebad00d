import type { PersonMask } from './mask-rules'
import { resizeBilinear } from './tensor-operations'

/** Pixels as a canvas gives them: red, green, blue and alpha of each, 0 to 255. */
export type Pixels = { width: number; height: number; data: Uint8ClampedArray }

/** The window's half width, as a share of the picture's longer side. */
const windowShare = 1 / 90
/** How far around a pixel the background is looked for, as a share of the picture's longer side. */
const backgroundShare = 1 / 12
/** How much contrast an edge must have: lower follows fainter edges, and noise. */
const edgeSensitivity = 0.0015
/** Below and above, a pixel is wholly background or wholly person; between them the edge is soft. */
const softRange = { from: 0.15, to: 0.85 }

/**
 * Brings the model's small mask to the size of the picture. A guided filter (He, Sun and Tang 2010) moves its
 * edge to the picture's own, strands of hair included.
 * @returns the share of the person in each pixel, 0 to 1
 */
export function refineMask(pixels: Pixels, mask: PersonMask): Float32Array {
  const { width, height } = pixels
  const { values } = resizeBilinear({ ...mask, channels: 1 }, height, width)
  const contrast = contrastOf(pixels, values)
  const radius = Math.max(2, Math.round(Math.max(width, height) * windowShare))
  const mean = (of: Float32Array) => boxMean(of, width, height, radius)
  const meanContrast = mean(contrast)
  const meanMask = mean(values)
  const meanProduct = mean(contrast.map((value, i) => value * values[i]!))
  const meanSquare = mean(contrast.map((value) => value * value))
  const slope = meanProduct.map(
    (product, i) =>
      (product - meanContrast[i]! * meanMask[i]!) /
      (meanSquare[i]! - meanContrast[i]! * meanContrast[i]! + edgeSensitivity),
  )
  const meanOffset = mean(slope.map((value, i) => meanMask[i]! - value * meanContrast[i]!))
  const meanSlope = mean(slope)
  return contrast.map((value, i) => soften(meanSlope[i]! * value + meanOffset[i]!))
}

/** How far each pixel's colour is from the background around it, 0 to 1: what a person stands out by. */
function contrastOf({ width, height, data }: Pixels, mask: Float32Array): Float32Array {
  const squares = new Float32Array(width * height)
  const behind = colourBehind({ width, height, data }, mask, backgroundShare)
  behind.forEach((before, channel) => {
    for (let i = 0; i < squares.length; i++) squares[i]! += (data[4 * i + channel]! - before[i]!) ** 2
  })
  return squares.map((square) => Math.sqrt(square / 3) / 255)
}

/**
 * The background's colour at each pixel, from what is seen of it around; the picture's own mean where there is
 * none. Red, green and blue, each 0 to 255.
 * @param shares the share of the person in each pixel, 0 to 1
 * @param searchShare how far around a pixel, as a share of the picture's longer side
 */
export function colourBehind(pixels: Pixels, shares: Float32Array, searchShare: number): Float32Array[] {
  const { width, height, data } = pixels
  const radius = Math.max(3, Math.round(Math.max(width, height) * searchShare))
  // Soft pixels hardly count: they are no pure background.
  const weights = shares.map((share) => (1 - share) ** 4)
  const meanWeights = boxMean(weights, width, height, radius)
  const total = weights.reduce((sum, weight) => sum + weight, 0)
  return [0, 1, 2].map((channel) => {
    const weighted = weights.map((weight, i) => weight * data[4 * i + channel]!)
    const overall = weighted.reduce((sum, value) => sum + value, 0) / Math.max(1, total)
    return boxMean(weighted, width, height, radius).map((value, i) =>
      meanWeights[i]! > 1e-4 ? value / meanWeights[i]! : overall,
    )
  })
}

/** A smooth step over the soft range. */
function soften(value: number): number {
  const share = Math.min(1, Math.max(0, (value - softRange.from) / (softRange.to - softRange.from)))
  return share * share * (3 - 2 * share)
}

/** The mean of the window around each pixel, in time that does not depend on the window. */
export function boxMean(values: Float32Array, width: number, height: number, radius: number): Float32Array {
  const across = meanAlong(values, { lines: height, lineStep: width, length: width, step: 1, radius })
  return meanAlong(across, { lines: width, lineStep: 1, length: height, step: width, radius })
}

type Lines = { lines: number; lineStep: number; length: number; step: number; radius: number }

function meanAlong(values: Float32Array, { lines, lineStep, length, step, radius }: Lines): Float32Array {
  const means = new Float32Array(values.length)
  for (let line = 0; line < lines; line++) {
    const start = line * lineStep
    let sum = 0
    for (let i = 0; i < Math.min(radius, length); i++) sum += values[start + i * step]!
    for (let i = 0; i < length; i++) {
      if (i + radius < length) sum += values[start + (i + radius) * step]!
      if (i - radius > 0) sum -= values[start + (i - radius - 1) * step]!
      const count = Math.min(length - 1, i + radius) - Math.max(0, i - radius) + 1
      means[start + i * step] = sum / count
    }
  }
  return means
}
