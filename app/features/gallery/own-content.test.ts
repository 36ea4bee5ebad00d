import { expect, test } from 'vitest'
import { NO_OWN_CONTENT, parseOwnContent, templateImageUrl } from './own-content'

test.each([
  ['', { name: '', job: '' }],
  ['name=林晚&job=会计', { name: '林晚', job: '会计' }],
  ['name=%20林%0A晚%20', { name: '林 晚', job: '' }],
  [`name=${'长'.repeat(50)}`, { name: '长'.repeat(20), job: '' }],
])('the address ?%s says %j', (address, own) => {
  expect(parseOwnContent(new URLSearchParams(address))).toEqual(own)
})

test.each([
  [undefined, NO_OWN_CONTENT, '/thumbnails/templates/classic'],
  ['#1f4e79', NO_OWN_CONTENT, '/thumbnails/templates/classic?colour=1f4e79'],
  [undefined, { name: '林晚', job: '' }, '/thumbnails/templates/classic?name=%E6%9E%97%E6%99%9A'],
  ['#1f4e79', 'newest', '/sheets/templates/classic?colour=1f4e79'],
] as const)('a card in %s with %j shows %s', (colour, content, url) => {
  expect(templateImageUrl('classic', { language: 'zh', colour }, content)).toBe(url)
})

test.each([
  [undefined, NO_OWN_CONTENT, '/thumbnails/templates/classic?language=en'],
  ['#1f4e79', NO_OWN_CONTENT, '/thumbnails/templates/classic?language=en&colour=1f4e79'],
  [undefined, { name: 'Ada', job: '' }, '/thumbnails/templates/classic?language=en&name=Ada'],
  // Whoever has no resume is sent on to the sample in the page's language.
  [undefined, 'newest', '/sheets/templates/classic?language=en'],
] as const)('a card of an English page in %s with %j shows %s', (colour, content, url) => {
  expect(templateImageUrl('classic', { language: 'en', colour }, content)).toBe(url)
})
