import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { qrFormats, shareQrFile, shareUrlOf } from './share-qr.server'

const link = shareUrlOf('https://cv.example.com', 'Zx81kkQabcde')

test.each(qrFormats)('a camera reads the address from the %s', async (format) => {
  const file = await shareQrFile(link, format)
  expect(file.headers.get('content-disposition')).toBe(`attachment; filename="resume-qr.${format}"`)
  const picture = sharp(Buffer.from(await file.arrayBuffer())).ensureAlpha()
  const { data, info } = await picture.raw().toBuffer({ resolveWithObject: true })
  if (format === 'png') expect(info.width).toBe(1000)
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(link)
})
