import jsQR from 'jsqr'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fakeApiClient, fakeTypesetter } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import type { Poster, PosterPages } from '#typeset/draw-invite-poster'
import { posterDrawing } from '#typeset/drawing'
import { createTestEngine } from '#typeset/testing/test-templates'
import { renderPoster } from './poster.server'

const texts = { brand: '智能简历', title: '好工作，从一份好简历开始', lead: '一', reward: '二', scan: '三' }
const from = (name: string) => `${name}邀请你使用智能简历`

test.each([
  ['as it is saved', 1080],
  ['on the screen of a phone', 390],
])("the code of a poster leads to the inviter's link, %s", async (_, width) => {
  const engine = createTestEngine()
  const drawn: Poster[] = []
  const typesetter = fakeTypesetter({
    png: () =>
      sharp({ create: { width: 595, height: 842, channels: 3, background: '#fff' } })
        .png()
        .toBuffer(),
    poster: (poster: Poster, pages: PosterPages) => {
      drawn.push(poster)
      return sharp(Buffer.from(engine.drawing(posterDrawing(poster, pages))), { density: 144 })
        .png()
        .toBuffer()
    },
  })
  const api = fakeApiClient({
    readInvitations: () => ({
      inviteCode: 'AB12CD',
      nameChoice: 'masked',
      shownName: '张*',
      people: [],
      totalSeconds: 0,
    }),
    readSample: () => ({
      id: 'product-manager',
      order: 1,
      title: { zh: '产品经理', en: 'Product manager' },
      scenario: { zh: '校招', en: 'Campus' },
      summary: { zh: '一', en: 'One' },
      resume: buildResume(),
    }),
  })
  const publicOrigin = 'https://resume.jobs.example.com'
  const png = await renderPoster({ api, typesetter, publicOrigin, language: 'zh', texts: { ...texts, from } })
  expect(drawn[0]?.texts.from).toBe('张*邀请你使用智能简历')
  const { data, info } = await sharp(png)
    .resize({ width })
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  expect([info.width, info.height]).toEqual([width, (width * 4) / 3])
  expect(jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data).toBe(
    `${publicOrigin}/?inviterCode=AB12CD`,
  )
})
