import sharp from 'sharp'
import { expect, test } from 'vitest'
import { jpegSize } from './jpeg-size'

const image = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#888888' } })

test.each([true, false])('reads the size of a JPEG (progressive: %s)', async (progressive) => {
  expect(jpegSize(await image(321, 123).jpeg({ progressive }).toBuffer())).toEqual({
    width: 321,
    height: 123,
  })
})

test('reads no size from what is no JPEG, or from half of its header', async () => {
  const jpeg = await image(20, 10).jpeg().toBuffer()
  expect(jpegSize(await image(20, 10).png().toBuffer())).toBeUndefined()
  expect(jpegSize(new Uint8Array())).toBeUndefined()
  for (let length = 0; length < jpeg.indexOf('ffc0', 'hex') + 9; length++)
    expect(jpegSize(jpeg.subarray(0, length))).toBeUndefined()
  expect(jpegSize(new Uint8Array([0xff, 0xd8, 0xff, 0xe0, 0, 0, 0xff, 0xe0, 0, 0, 0, 0, 0]))).toBeUndefined()
})
