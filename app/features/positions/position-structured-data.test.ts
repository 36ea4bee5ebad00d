import { expect, test } from 'vitest'
import type { PositionSample } from './positions.server'
import { positionStructuredData } from './position-structured-data'

test('names the page, its language and the picture of the finished resume', () => {
  const page = { url: 'https://cv.example/positions/nurse', title: '护士简历怎么写', description: '护理' }
  const sample = { id: 'nurse' } as PositionSample
  const site = { origin: 'https://cv.example', siteName: '智能简历' }
  expect(positionStructuredData({ ...page, language: 'zh' }, sample, site)).toMatchObject({
    '@type': 'Article',
    mainEntityOfPage: page.url,
    headline: page.title,
    inLanguage: 'zh-CN',
    image: 'https://cv.example/thumbnails/samples/nurse',
  })
  expect(positionStructuredData({ ...page, language: 'en' }, sample, site).inLanguage).toBe('en')
})
