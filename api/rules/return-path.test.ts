import fc from 'fast-check'
import { expect, test } from 'vitest'
import { returnPath } from './return-path'

test.each([
  ['/', '/'],
  ['/resume/my?sort=title#r1', '/resume/my?sort=title#r1'],
  ['/resume/../user', '/user'],
  ['/搜索?q=简历', '/%E6%90%9C%E7%B4%A2?q=%E7%AE%80%E5%8E%86'],
  ['/pricing?productId=200&code=a&state=b&token=c', '/pricing?productId=200'],
])('%s is kept as %s', (asked, path) => {
  expect(returnPath(asked)).toBe(path)
})

test.each([
  '',
  'user',
  'https://evil.example/',
  'javascript:alert(1)',
  '//evil.example',
  '/\\evil.example',
  '\\evil',
  '/\t/evil.example',
  '/\n/evil.example',
  '/\u0000',
  '/.//evil.example',
  '/a/..//evil.example',
  '/%2Fevil.example',
  '/%2f%2fevil.example',
  '/%5Cevil.example',
  '/%09/evil.example',
  '/%0d%0aSet-Cookie:a',
  '/%E0%A4%A',
])('%j is none', (asked) => {
  expect(returnPath(asked)).toBe('/')
})

test('whatever is asked for stays on the site, decoded once more too', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    '.',
    '..',
    '%2f',
    '%5c',
    '%09',
    '\t',
    '@',
    ':',
    '?',
    '#',
    'evil.example',
  )
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
      const path = returnPath(`/${pieces.join('')}`)
      for (const followed of [path, decodeURIComponent(new URL(path, 'https://us.example').pathname)])
        expect(new URL(followed, 'https://us.example').origin).toBe('https://us.example')
    }),
    { numRuns: 2_000 },
  )
})
