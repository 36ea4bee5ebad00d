import { expect, test } from 'vitest'
import { parseThumbnailSize, regionOf, variantOf } from './thumbnail-size.server'

const parse = (query: string) => parseThumbnailSize(new URLSearchParams(query))

test.each([
  ['', { width: 560, page: 1, part: 'whole' }],
  ['w=1120&page=2', { width: 1120, page: 2, part: 'whole' }],
  ['part=head', { width: 960, page: 1, part: 'head' }],
  ['part=corner&w=400', { width: 400, page: 1, part: 'corner' }],
  ['part=corner&w=1120', { width: 640, page: 1, part: 'corner' }],
  ['part=foot&w=7&page=-1', { width: 560, page: 1, part: 'whole' }],
])('the query ?%s asks for %j', (query, size) => {
  expect(parse(query)).toEqual(size)
})

test('what is cut out lies within the page and is drawn with more pixels than are shown', () => {
  for (const part of ['head', 'corner'] as const) {
    const size = parse(`part=${part}`)
    const variant = variantOf(size)
    const pageWidth = 595 * ('pixelsPerPt' in variant ? variant.pixelsPerPt : 0)
    const region = regionOf(part, pageWidth)!
    expect(region.left + region.width).toBeLessThanOrEqual(pageWidth)
    expect(region.width).toBeGreaterThanOrEqual(size.width)
  }
  expect(regionOf('whole', 595)).toBeUndefined()
})
