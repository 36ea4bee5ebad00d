import sharp from 'sharp'
import { expect, test } from 'vitest'
import { fakeTypesetter, fakeApiClient } from '#tests/fake-api/fake-api-client'
import { buildResume } from '#tests/fixtures/resume-builders'
import { renderLongImage } from './long-image.server'
import { maxPagesInLongImage } from './picture-limits'

const api = fakeApiClient({})
const page = { hash: 'h', width: 10, height: 14 }
const red = await sharp({ create: { width: 20, height: 28, channels: 3, background: '#ff0000' } })
  .png()
  .toBuffer()
const typesetterOf = (count: number) =>
  fakeTypesetter({ pages: () => ({ pages: Array.from({ length: count }, () => page) }), png: () => red })

test('stacks all pages in one image', async () => {
  const file = await renderLongImage({ api, typesetter: typesetterOf(3) }, buildResume())
  const image = sharp(await file.arrayBuffer())
  const { width, height } = await image.metadata()
  expect({ width, height }).toEqual({ width: 20, height: 3 * 28 + 2 * 16 })
  const at = async (top: number) =>
    [...(await image.clone().extract({ left: 5, top, width: 1, height: 1 }).raw().toBuffer())].slice(0, 3)
  expect([await at(2), await at(30), await at(115)]).toEqual([
    [255, 0, 0],
    [228, 231, 236],
    [255, 0, 0],
  ])
  expect(file.headers.get('content-disposition')).toContain(
    `${encodeURIComponent('王小明-前端工程师-长图')}.png`,
  )
})

test('responds 404 for more pages than fit in one image', async () => {
  const file = await renderLongImage(
    { api, typesetter: typesetterOf(maxPagesInLongImage + 1) },
    buildResume(),
  )
  expect(file.status).toBe(404)
})
