import { expect, test } from 'vitest'
import { startsDownload, withDownloadStart, withoutDownloadStart } from './start-download'

test.each([
  ['/resume/download?draft=d1&start', true],
  ['/resume/download?resume=r1&start=&welcome=', true],
  ['/resume/download?draft=d1', false],
  ['/resume/my?start', false],
  ['/', false],
])('%s starts a download: %s', (href, expected) => {
  expect(startsDownload(href)).toBe(expected)
})

test('an address with a start loses it and nothing else', () => {
  const href = withDownloadStart('/resume/download?draft=d1')
  expect(startsDownload(href)).toBe(true)
  expect(String(withoutDownloadStart(new URL(href, 'http://internal.invalid').searchParams))).toBe('draft=d1')
})
