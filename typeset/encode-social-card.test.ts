import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { socialCardDrawing } from './drawing'
import { encodeSocialCard, maxSocialCardBytes } from './encode-social-card'
import type { ShownOnCard, SocialCard } from './social-card'
import { createTestEngine } from './testing/test-templates'

const engine = createTestEngine()

async function drawn(shown: ShownOnCard, pictures: Uint8Array[] = [], change: Partial<SocialCard> = {}) {
  const title = { lines: ['一页还是两页，', '看第二页上有什么'], size: 60 }
  const texts = { brand: '智能简历', kind: '简历写作', note: ['约 5 分钟'], isGift: false }
  const svg = engine.drawing(socialCardDrawing({ ...texts, title, shown, ...change }, pictures))
  const png = await encodeSocialCard(svg)
  const { data, info } = await sharp(png).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const { format, width, height } = await sharp(png).metadata()
  expect([format, width, height]).toEqual(['png', 1200, 630])
  expect(png.length).toBeLessThanOrEqual(maxSocialCardBytes)
  const at = (x: number, y: number) => [
    ...data.subarray((y * info.width + x) * 3, (y * info.width + x) * 3 + 3),
  ]
  const brightness = (x: number, y: number) => at(x, y).reduce((sum, part) => sum + part, 0)
  return { at, brightness }
}

/** A picture of noise: no photo needs more bytes. */
function noise(width: number, height: number): Promise<Buffer> {
  const pixels = Buffer.from(Array.from({ length: width * height * 3 }, (_, i) => (i * i * 7919) % 251))
  return sharp(pixels, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer()
}

const plain = (size: number, background: string) =>
  sharp({ create: { width: size, height: size, channels: 3, background } })
    .jpeg()
    .toBuffer()

describe('the card of a shared link', () => {
  test('shows three pages, the first in the middle', async () => {
    const heads = [await plain(400, '#ff0000'), await plain(340, '#00ff00'), await plain(340, '#0000ff')]
    const { at } = await drawn({ what: 'pages' }, heads)
    const brightest = (x: number) => at(x, 600).indexOf(Math.max(...at(x, 600)))
    expect([brightest(600), brightest(100), brightest(1100)]).toEqual([0, 1, 2])
  })

  test('weighs no more than platforms load, whatever picture it shows', async () => {
    await drawn({ what: 'cover' }, [await noise(560, 400)])
  })

  test('shrinks a line that is wider than was reckoned, so that all of it is in the square of WeChat', async () => {
    const title = { lines: ['W'.repeat(40)], size: 60 }
    const { brightness } = await drawn({ what: 'contents', title: '', lines: ['一'] }, [], { title })
    const ground = brightness(300, 20)
    for (const x of [288, 300, 900, 912])
      for (let y = 100; y < 200; y++)
        expect(Math.abs(brightness(x, y) - ground), `${x}, ${y}`).toBeLessThan(90)
  })

  test('leaves out the lines that are not whole above its lower edge', async () => {
    const lines = Array.from(
      { length: 30 },
      (_, i) => `第〔${i + 1}〕条经历，写得够长，所以要占上两行甚至三行的地方`,
    )
    const { brightness } = await drawn({ what: 'phrases', title: '经历这样写', lines })
    for (let x = 330; x < 870; x++) expect(brightness(x, 626)).toBeGreaterThan(740)
  })

  test('draws any text as text', async () => {
    const title = { lines: ['#"$*_ \\ <b>', '@[x]'], size: 60 }
    await drawn({ what: 'contents', title: '本文内容', lines: ['#let a = 1', '$x$', ''] }, [], {
      title,
      kind: '',
    })
  })
})
