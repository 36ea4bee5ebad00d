/** From hardly any loss down to where faces show blocks. */
export const qualities = [0.95, 0.9, 0.85, 0.8, 0.7, 0.6, 0.5, 0.4, 0.3]

export type Encoded = { blob: Blob } | { smallestKb: number }
/** In thousands of bytes: a file within a limit of these is also within one of 1,024 bytes. */
export const kilobytesOf = (blob: Blob) => Math.ceil(blob.size / 1000)

/**
 * Encodes a picture with falling quality until it has at most `maxKb` kilobytes.
 * @returns the file, or the size of the smallest one when none is small enough
 * @throws when this browser cannot encode it
 */
export async function encodeToSize(
  encode: (quality: number) => Promise<Blob | undefined>,
  maxKb: number,
): Promise<Encoded> {
  let smallestKb = Infinity
  for (const quality of qualities) {
    const blob = await encode(quality)
    if (!blob) throw new Error('the browser made no picture')
    if (kilobytesOf(blob) <= maxKb) return { blob }
    smallestKb = Math.min(smallestKb, kilobytesOf(blob))
  }
  return { smallestKb }
}
