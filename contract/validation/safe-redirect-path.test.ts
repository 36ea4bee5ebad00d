import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currentPagePath, safeRedirectPath } from './safe-redirect-path'

const us = 'https://us.example'

describe('safeRedirectPath', () => {
  test.each([
    ['/', '/'],
    ['/resume/my', '/resume/my'],
    ['/resume/my?sort=title#r1', '/resume/my?sort=title#r1'],
    ['/resume/../user', '/user'],
    ['/搜索?q=简历', '/%E6%90%9C%E7%B4%A2?q=%E7%AE%80%E5%8E%86'],
    ['/pricing?productId=200&code=abc&state=def&token=t', '/pricing?productId=200'],
    ['/?login=&to=%2Fuser', '/?to=%2Fuser'],
    ['/pricing?inviterCode=ABC123&agentCode=x&productId=200', '/pricing?productId=200'],
  ])('%s stays on this site as %s', (to, path) => {
    expect(safeRedirectPath(to)).toBe(path)
  })

  test.each([
    'https://evil.example/',
    '//evil.example',
    '///evil.example',
    '/\\evil.example',
    '\\evil',
    '/\t/evil.example',
    '/\n/evil.example',
    '/\u0000',
    '/%09/evil.example/..//evil.example',
    '/%2Fevil.example',
    '/%2f%2fevil.example',
    '/%5Cevil.example',
    '/%09/evil.example',
    '/%0d%0aSet-Cookie:a',
    '/%E0%A4%A',
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
  ])('%j is rejected', (to) => {
    expect(safeRedirectPath(to, '/otherwise')).toBe('/otherwise')
  })

  test('any accepted path is on this site in every browser, even if it is decoded once more', () => {
    const pieces = [
      '/',
      '\\',
      '.',
      '..',
      '%2f',
      '%5c',
      '%09',
      '\t',
      '\n',
      '@',
      ':',
      '?',
      '#',
      'evil.example',
      'a',
    ]
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 12 }), (parts) => {
        const path = safeRedirectPath(parts.join(''))
        expect(path).toMatch(/^\/(?![/\\])/)
        for (const followed of [path, decodeURIComponent(new URL(path, us).pathname)])
          expect(new URL(followed, us).origin).toBe(us)
      }),
      { numRuns: 2_000 },
    )
  })
})

describe('currentPagePath', () => {
  test.each([
    ['/', '', '/'],
    ['/resume/my', '?sort=title', '/resume/my?sort=title'],
    // The page that a payment returns to keeps its parameters.
    ['/pricing', '?payStep=2&code=c&state=s', '/pricing?payStep=2&code=c&state=s'],
    ['/%E6%90%9C%E7%B4%A2', '', '/%E6%90%9C%E7%B4%A2'],
    ['/a//b', '?to=//evil.example', '/a//b?to=//evil.example'],
  ])('%s%s is %s', (pathname, search, address) => {
    expect(currentPagePath({ pathname, search })).toBe(address)
  })

  test.each([
    '//evil.example/',
    '///evil.example/',
    '//',
    '/\\evil.example/',
    '/%5Cevil.example/',
    '/%5cevil.example/',
    '/%2Fevil.example/',
    '/%2f/evil.example/',
    '/%09/evil.example/',
    '/\t/evil.example/',
    '/%0a/evil.example/',
    '/.//evil.example/',
    '/a/..//evil.example/',
    '/%2e%2e//evil.example/',
    '/%E0%A4%A',
    'https://evil.example/',
  ])('%s becomes the home page, because as a link it could lead to another site', (pathname) => {
    expect(currentPagePath({ pathname, search: '?a=1' })).toBe('/')
  })

  test('the result is on this site in every browser, for any request', () => {
    const pieces = ['/', '\\', '.', '..', '%2f', '%5c', '%09', '\t', '@', ':', 'evil.example', 'a']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...pieces), { maxLength: 10 }), (parts) => {
        const address = currentPagePath({ pathname: `/${parts.join('')}`, search: '' })
        for (const followed of [address, decodeURIComponent(address)])
          expect(new URL(followed, us).origin).toBe(us)
      }),
      { numRuns: 2_000 },
    )
  })
})
