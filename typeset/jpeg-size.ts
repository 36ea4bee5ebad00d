/** The pixels of a JPEG from the header of its frame; undefined for what is none. */
export function jpegSize(jpeg: Uint8Array): { width: number; height: number } | undefined {
  if (jpeg[0] !== 0xff || jpeg[1] !== 0xd8) return undefined
  const view = new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength)
  for (let at = 2; at + 9 <= jpeg.length; at += 2 + view.getUint16(at + 2)) {
    const marker = jpeg[at + 1]!
    if (jpeg[at] !== 0xff) return undefined
    if (!isFrame(marker)) continue
    const [height, width] = [view.getUint16(at + 5), view.getUint16(at + 7)]
    return width > 0 && height > 0 ? { width, height } : undefined
  }
  return undefined
}

/** Start-of-frame markers; among their numbers are those of tables. */
const isFrame = (marker: number) => marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker)
