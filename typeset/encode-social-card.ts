import sharp from 'sharp'

/** What a shared link's picture weighs at most, in bytes: WeChat and others load it on the road. */
export const maxSocialCardBytes = 150_000

/** Fewer colours until the file is small enough: type on one ground looks the same with 128 as with 256. */
const colourCounts = [256, 128, 64, 32, 16]

/** A card's SVG as a PNG of its size in pixels. */
export async function encodeSocialCard(svg: string): Promise<Uint8Array> {
  const { data, info } = await sharp(Buffer.from(svg), { density: 72 })
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  let png: Buffer | undefined
  for (const colours of colourCounts) {
    png = await sharp(data, { raw: info }).png({ palette: true, colours, dither: 0.6, effort: 7 }).toBuffer()
    if (png.length <= maxSocialCardBytes) break
  }
  return png!
}
