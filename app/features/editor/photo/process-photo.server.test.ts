import sharp, { type Sharp } from 'sharp'
import { describe, expect, test, vi } from 'vitest'
import { PhotoFile } from '#contract/resume/photo'
import { formatFieldError } from '#contract/validation/field-error-codes'
import { fakeApiClient, failUnreachable } from '#tests/fake-api/fake-api-client'
import { savePhoto, photoFileFrom, processPhoto } from './process-photo.server'

const red = { r: 220, g: 20, b: 20 }
const blue = { r: 20, g: 20, b: 220 }
const plain = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: red } })

/** A picture of noise, which is the hardest to compress. */
const noise = (width: number, height: number) =>
  sharp({
    create: {
      width,
      height,
      channels: 3,
      background: red,
      noise: { type: 'gaussian', mean: 128, sigma: 100 },
    },
  })

async function processed(image: Buffer): Promise<Buffer> {
  const result = await processPhoto(image)
  if ('problem' in result) throw new Error(`refused: ${result.problem}`)
  return result.jpeg
}

describe('processPhoto', () => {
  test.each<[string, (image: Sharp) => Sharp]>([
    ['JPEG', (image) => image.jpeg()],
    ['PNG', (image) => image.png()],
    ['WebP', (image) => image.webp()],
  ])('converts a %s to a portrait JPEG of at most 300 kB that the contract accepts', async (_, as) => {
    const jpeg = await processed(await as(noise(900, 700)).toBuffer())
    const { format, width, height } = await sharp(jpeg).metadata()
    expect({ format, width, height }).toEqual({ format: 'jpeg', width: 590, height: 826 })
    expect(jpeg.length).toBeLessThanOrEqual(300 * 1024)
    expect(PhotoFile.safeParse({ jpegBase64: jpeg.toString('base64') }).success).toBe(true)
  })

  test.each(['square', 'round'])('makes a square photo for the shape %s', async (shape) => {
    const made = await processPhoto(await plain(900, 700).png().toBuffer(), shape)
    const { width, height } = await sharp('jpeg' in made ? made.jpeg : undefined).metadata()
    expect([width, height]).toEqual([640, 640])
  })

  test.each([
    [2400, 1200, 1200, 600],
    [300, 900, 300, 900],
  ])('keeps the whole picture of a work: %d × %d becomes %d × %d', async (width, height, ...size) => {
    const made = await processPhoto(await plain(width, height).png().toBuffer(), 'picture')
    const kept = await sharp('jpeg' in made ? made.jpeg : undefined).metadata()
    expect([kept.width, kept.height]).toEqual(size)
  })

  test('makes the picture of a work at most 300 kB', async () => {
    const made = await processPhoto(await noise(1300, 1300).jpeg().toBuffer(), 'picture')
    expect('jpeg' in made ? made.jpeg.length : Infinity).toBeLessThanOrEqual(300 * 1024)
  })

  test.each([
    ['very wide', 2000, 100],
    ['very tall', 100, 2000],
    ['tiny', 3, 3],
  ])('gives a %s picture the same shape', async (_, width, height) => {
    const made = await sharp(await processed(await plain(width, height).png().toBuffer())).metadata()
    expect([made.width, made.height]).toEqual([590, 826])
  })

  test('removes all camera metadata: location, time, owner and profile', async () => {
    const image = await plain(600, 800)
      .withExif({ IFD0: { Artist: 'Wang Xiaoming' }, IFD3: { GPSLatitude: '31/1 14/1 0/1' } })
      .withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"><owner>Wang Xiaoming</owner></x:xmpmeta>')
      .withIccProfile('p3')
      .jpeg()
      .toBuffer()
    expect(image.includes('Wang Xiaoming')).toBe(true)
    const jpeg = await processed(image)
    expect(await sharp(jpeg).metadata()).not.toMatchObject({ exif: expect.anything() as unknown })
    expect(await sharp(jpeg).metadata()).not.toMatchObject({ icc: expect.anything() as unknown })
    expect(jpeg.includes('Wang Xiaoming')).toBe(false)
  })

  test('rotates the picture by its camera orientation', async () => {
    // Orientation 6: the camera was rotated, so the left edge of the data is the top of the picture.
    const top = await plain(300, 590).jpeg().toBuffer()
    const image = await sharp({ create: { width: 826, height: 590, channels: 3, background: blue } })
      .composite([{ input: top, left: 0, top: 0 }])
      .withMetadata({ orientation: 6 })
      .jpeg()
      .toBuffer()
    const jpeg = await processed(image)
    expect(await colourAt(jpeg, 295, 100)).toBe('red')
    expect(await colourAt(jpeg, 295, 700)).toBe('blue')
    expect((await sharp(jpeg).metadata()).orientation).toBeUndefined()
  })

  test('puts a transparent picture on white', async () => {
    const clear = {
      create: { width: 59, height: 82, channels: 4 as const, background: { ...red, alpha: 0 } },
    }
    expect(await colourAt(await processed(await sharp(clear).png().toBuffer()), 10, 10)).toBe('white')
  })

  const svg =
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><rect width="9" height="9"/></svg>'
  const halfOf = async (image: Promise<Buffer>) => (await image).subarray(0, (await image).length / 2)

  test.each<[string, () => Promise<Uint8Array> | Uint8Array]>([
    ['nothing', () => new Uint8Array()],
    ['a text', () => Buffer.from('我的照片')],
    ['a JPEG of its first bytes only', () => Buffer.from([0xff, 0xd8, 0xff, 0xe0])],
    ['half a JPEG', () => halfOf(noise(400, 500).jpeg().toBuffer())],
    ['half a PNG', () => halfOf(noise(400, 500).png().toBuffer())],
    ['an SVG', () => Buffer.from(svg)],
    ['an SVG behind a PDF', () => Buffer.from(`%PDF-1.7\n${svg}`)],
    ['a GIF', () => plain(9, 9).gif().toBuffer()],
    ['a TIFF', () => plain(9, 9).tiff().toBuffer()],
    ['an AVIF', () => plain(64, 64).avif().toBuffer()],
    [
      'more pixels than anybody holds in memory',
      () => plain(8_000, 8_000).png({ compressionLevel: 1 }).toBuffer(),
    ],
  ])('rejects %s as not a photo', async (_, bytes) => {
    expect(await processPhoto(await bytes())).toEqual({ problem: 'photoNotImage' })
  })
})

describe('savePhoto', () => {
  const file = async () => new File([new Uint8Array(await plain(60, 80).png().toBuffer())], '我.png')

  test('sends the processed photo and returns its id', async () => {
    const api = fakeApiClient({ uploadPhoto: () => ({ id: 'abcdefghijklmnopqrstuv' }) })
    expect(await savePhoto(api, await file())).toEqual({ id: 'abcdefghijklmnopqrstuv' })
    const [, sent] = api.calls[0]!
    expect(PhotoFile.safeParse(sent).success).toBe(true)
  })

  test.each([
    ['a text named .jpg', new File(['not a photo'], 'me.jpg', { type: 'image/jpeg' }), 'photoNotImage'],
    ['6 MB', new File([new Uint8Array(6 * 1024 * 1024)], 'me.jpg'), 'photoTooLarge:5'],
  ])('sends nothing of %s and returns the problem', async (_, wrong, said) => {
    const api = fakeApiClient({})
    expect(await savePhoto(api, wrong)).toEqual({ problem: said })
    expect(api.calls).toEqual([])
  })

  test('does not read a file that is too large', async () => {
    const huge = new File([new Uint8Array(6 * 1024 * 1024)], 'me.jpg')
    const read = vi.spyOn(huge, 'arrayBuffer')
    await savePhoto(fakeApiClient({}), huge)
    expect(read).not.toHaveBeenCalled()
  })

  test('answers photoBusy when more photos arrive at once than may wait', async () => {
    const api = fakeApiClient({ uploadPhoto: () => ({ id: 'abcdefghijklmnopqrstuv' }) })
    const photo = await file()
    const answers = await Promise.all(Array.from({ length: 40 }, () => savePhoto(api, photo)))
    const problems = answers.flatMap((answer) => ('problem' in answer ? [answer.problem] : []))
    expect(new Set(problems)).toEqual(new Set(['photoBusy']))
    expect(problems.length + api.calls.length).toBe(40)
    expect(formatFieldError('photoBusy', 'zh')).toBe('当前处理照片的人数较多，请几秒后再试')
    expect(formatFieldError('photoBusy', 'en')).toBe(
      'We’re processing a lot of photos right now. Try again in a few seconds.',
    )
  })

  test('returns a failure instead of throwing when the upstream is unreachable', async () => {
    const api = fakeApiClient({ uploadPhoto: failUnreachable })
    expect(await savePhoto(api, await file())).toEqual({ problem: 'failed' })
  })
})

describe('photoFileFrom', () => {
  test.each<[string, string | File | undefined]>([
    ['no field', undefined],
    ['a text', 'me.jpg'],
    ['the empty file of a field left alone', new File([], '')],
  ])('finds none in %s', (_, value) => {
    const form = new FormData()
    if (value !== undefined) form.set('photoFile', value)
    expect(photoFileFrom(form)).toBeUndefined()
  })

  test('finds the chosen file', () => {
    const form = new FormData()
    form.set('photoFile', new File(['x'], 'me.jpg'))
    expect(photoFileFrom(form)?.name).toBe('me.jpg')
  })
})

async function colourAt(image: Buffer, left: number, top: number): Promise<string> {
  const { data } = await sharp(image)
    .extract({ left, top, width: 1, height: 1 })
    .raw()
    .toBuffer({ resolveWithObject: true })
  const [r = 0, g = 0, b = 0] = data
  if (r > 200 && g > 200 && b > 200) return 'white'
  return r > b ? 'red' : 'blue'
}
