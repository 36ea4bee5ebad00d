const startOfImage = [0xff, 0xd8]
/** The JFIF header: its marker, its length, its name, version 1.2, dots per inch, no thumbnail. */
const jfif = [0xff, 0xe0, 0, 16, 0x4a, 0x46, 0x49, 0x46, 0, 1, 2, 1, 0, 0, 0, 0, 0, 0]
const unitsAt = 11
const densityAt = 12
const markerAndName = [0, 1, 4, 5, 6, 7]

/**
 * Writes the dots per inch into a JPEG, so that it is printed in its true size: canvases write 72, or none.
 * Other files stay as they are.
 */
export function withDensity(jpeg: Uint8Array<ArrayBuffer>, dpi: number): Uint8Array<ArrayBuffer> {
  if (startOfImage.some((byte, i) => jpeg[i] !== byte)) return jpeg
  const rest = jpeg.subarray(startOfImage.length)
  const hasHeader = markerAndName.every((at) => rest[at] === jfif[at])
  const header = hasHeader ? [...rest.subarray(0, jfif.length)] : [...jfif]
  header[unitsAt] = 1
  header.splice(densityAt, 4, dpi >> 8, dpi & 0xff, dpi >> 8, dpi & 0xff)
  const body = rest.subarray(hasHeader ? jfif.length : 0)
  const made = new Uint8Array(startOfImage.length + header.length + body.length)
  made.set([...startOfImage, ...header])
  made.set(body, startOfImage.length + header.length)
  return made
}
