import sharp from 'sharp'
import { expect, test } from 'vitest'
import { createTestEngine } from './testing/test-templates'

test("a poster is one image with its QR code and the inviter's name, for any name", async () => {
  const engine = createTestEngine()
  const texts = { brand: '智能简历', title: '好工作', lead: '一', from: '#"$*_ 王', reward: '二', scan: '三' }
  const svg = engine.poster({ code: ['101', '010', '111'], covered: 1, host: 'resume.example.com', texts })
  expect(svg).toMatch(/^<svg[^>]*width="540" height="720"/)
  const { info, data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([540, 720])
  // In the product's colours: pine above, paper below.
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  expect(at(5, 5)).toEqual([0x0b, 0x64, 0x50])
  expect(at(5, 710)).toEqual([0xf7, 0xf6, 0xf2])
})
