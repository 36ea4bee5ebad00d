import sharp from 'sharp'
import { expect, test } from 'vitest'
import type { PosterPages } from './draw-invite-poster'
import { posterDrawing } from './drawing'
import { createTestEngine } from './testing/test-templates'

const page = (background: string) =>
  sharp({ create: { width: 560, height: 792, channels: 3, background } })
    .jpeg()
    .toBuffer()

test('a poster shows three pages of resumes, for any name of the inviter', async () => {
  const engine = createTestEngine()
  const pages: PosterPages = [await page('#ff0000'), await page('#00ff00'), await page('#0000ff')]
  const texts = { brand: '智能简历', title: '好工作', lead: '一', from: '#"$*_ 王', reward: '二', scan: '三' }
  const poster = { code: ['101', '010', '111'], covered: 1, host: 'resume.example.com', texts }
  const svg = engine.drawing(posterDrawing(poster, pages))
  expect(svg).toMatch(/^<svg[^>]*width="540" height="720"/)
  const { info, data } = await sharp(Buffer.from(svg)).raw().toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([540, 720])
  const at = (x: number, y: number) => [...data.subarray((y * info.width + x) * info.channels).subarray(0, 3)]
  // In the product's colours: pine above, paper below.
  expect(at(5, 5)).toEqual([0x0b, 0x64, 0x50])
  expect(at(5, 710)).toEqual([0xf7, 0xf6, 0xf2])
  const brightest = (x: number, y: number) => at(x, y).indexOf(Math.max(...at(x, y)))
  expect([brightest(270, 400), brightest(80, 400), brightest(470, 400)]).toEqual([0, 1, 2])
})
