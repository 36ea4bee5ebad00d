import fc from 'fast-check'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { encodeToSize, kilobytesOf, qualities } from './encode-to-size'
import { withDensity } from './jpeg-density'
import { photoSizes, type PhotoSize } from './photo-sizes'
import { layOutSheet, sheetSize } from './print-sheet'

const blobOf = (bytes: number) => new Blob([new Uint8Array(bytes)])

describe('encodeToSize', () => {
  test('takes the best quality within the limit, or says how small it gets', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.nat(9_000), { minLength: qualities.length, maxLength: qualities.length }),
        fc.nat(10),
        async (sizes, maxKb) => {
          const made = await encodeToSize(
            (quality) => Promise.resolve(blobOf(sizes[qualities.indexOf(quality)]!)),
            maxKb,
          )
          const kilobytes = sizes.map((bytes) => Math.ceil(bytes / 1000))
          const fitting = kilobytes.find((size) => size <= maxKb)
          if (fitting === undefined) expect(made).toEqual({ smallestKb: Math.min(...kilobytes) })
          else expect('blob' in made && kilobytesOf(made.blob)).toBe(fitting)
        },
      ),
    )
  })

  test('fails when the browser encodes nothing', async () => {
    await expect(encodeToSize(() => Promise.resolve(undefined), 9)).rejects.toThrow('no picture')
  })
})

describe('withDensity', () => {
  test('writes 300 dpi into a JPEG, and leaves other files alone', async () => {
    const image = sharp({ create: { width: 9, height: 9, channels: 3, background: '#fff' } })
    const jpeg = new Uint8Array(await image.clone().jpeg().toBuffer())
    const once = withDensity(jpeg, 72)
    expect(once).toHaveLength(jpeg.length + 18)
    const twice = withDensity(once, 300)
    expect(twice).toHaveLength(once.length)
    expect((await sharp(twice).metadata()).density).toBe(300)
    const png = new Uint8Array(await image.png().toBuffer())
    expect(withDensity(png, 300)).toBe(png)
    expect(withDensity(new Uint8Array(1), 300)).toHaveLength(1)
  })
})

describe('the print sheet', () => {
  test('has eight photos of one inch apart from each other, lines beside them', () => {
    const { photos, vertical, horizontal } = layOutSheet(sheetSize, photoSizes.oneInch)
    expect(photos).toHaveLength(8)
    for (const [i, a] of photos.entries()) {
      expect([a.width, a.height]).toEqual([295, 413])
      expect(Math.min(a.x, a.y)).toBeGreaterThan(0)
      expect(a.x + a.width).toBeLessThan(sheetSize.width)
      expect(a.y + a.height).toBeLessThan(sheetSize.height)
      expect(vertical).toEqual(expect.arrayContaining([a.x - 1, a.x + 295]))
      expect(horizontal).toEqual(expect.arrayContaining([a.y - 1, a.y + 413]))
      for (const b of photos.slice(i + 1))
        expect(Math.abs(a.x - b.x) >= 295 || Math.abs(a.y - b.y) >= 413).toBe(true)
    }
  })
})

describe('the sizes', () => {
  test.each(Object.entries(photoSizes as Record<string, PhotoSize>))(
    '%s is a portrait with a limit',
    (_, size) => {
      expect(size.height).toBeGreaterThan(size.width)
      expect(size.maxKb).toBeGreaterThan(size.minKb ?? 0)
      if (size.source) expect(size.source.year).toBeGreaterThan(2000)
    },
  )
})
