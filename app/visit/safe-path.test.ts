import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { safePath } from './safe-path'

describe('where to go afterwards', () => {
  test.each([
    ['/', '/'],
    ['/resume/my', '/resume/my'],
    ['/resume/my?sort=title#r1', '/resume/my?sort=title#r1'],
    ['/resume/../user', '/user'],
    ['/pricing?productId=200&code=abc&state=def&token=t', '/pricing?productId=200'],
    ['/?login=&to=%2Fuser', '/?to=%2Fuser'],
  ])('%s stays on this site as %s', (to, path) => {
    expect(safePath(to)).toBe(path)
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/%09/evil.example/..//evil.example',
    '/.//evil.example',
    '/a/..//evil.example',
    'javascript:alert(1)',
    'resume/my',
    '',
    `/${'a'.repeat(2_000)}`,
    null,
    undefined,
    7,
    ['/user'],
  ])('%j is not gone to', (to) => {
    const path = safePath(to, '/otherwise')
    expect(new URL(path, 'https://us.example').origin).toBe('https://us.example')
    expect(path === '/otherwise' || !path.startsWith('//')).toBe(true)
    if (typeof to !== 'string' || !to.startsWith('/%09')) expect(path).toBe('/otherwise')
  })

  test('whatever is asked for, it is on this site for every browser', () => {
    const piece = fc.constantFrom(
      '/',
      '\\',
      '.',
      '..',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'a',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 12 }), (pieces) => {
        const path = safePath(pieces.join(''))
        expect(path).toMatch(/^\/(?![/\\])/)
        expect(new URL(path, 'https://us.example').origin).toBe('https://us.example')
      }),
      { numRuns: 2_000 },
    )
  })
})
