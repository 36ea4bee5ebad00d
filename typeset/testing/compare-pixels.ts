import sharp from 'sharp'

/** Grey values on white at 144 dpi, row by row. */
const pixels = (svg: string) =>
  sharp(Buffer.from(svg), { density: 144 }).flatten({ background: '#fff' }).greyscale().raw().toBuffer()

/** How many pixels differ strongly between two drawings, and how many there are. @throws Error for other sizes */
export async function comparePixels(one: string, other: string): Promise<{ different: number; all: number }> {
  const [a, b] = await Promise.all([pixels(one), pixels(other)])
  if (a.length !== b.length) throw new Error('drawings of different sizes')
  let different = 0
  for (let at = 0; at < a.length; at++) if (Math.abs(a[at]! - b[at]!) > 64) different++
  return { different, all: a.length }
}
