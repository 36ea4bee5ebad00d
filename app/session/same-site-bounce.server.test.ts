import { describe, expect, test } from 'vitest'
import { bouncePath, bouncePage } from './same-site-bounce.server'

const fromElsewhere = { 'sec-fetch-site': 'cross-site', 'sec-fetch-dest': 'document' }
const ask = (path: string, headers: Record<string, string> = fromElsewhere, method = 'GET') =>
  bouncePath(new Request(`http://us.example${path}`, { method, headers }), false)

describe('a protected page reached from another site', () => {
  test('is requested once more from our own site', () => {
    expect(ask('/resume/my?sort=title')).toBe('/resume/my?sort=title&hop=')
  })

  test('a page that a payment returns to, or a purchase link, is requested once more, too', () => {
    expect(ask('/pricing?productId=200')).toBe('/pricing?productId=200&hop=')
    expect(ask('/pricing?payStep=2&code=c')).toBe('/pricing?payStep=2&code=c&hop=')
    expect(ask('/pricing')).toBeUndefined()
  })

  test.each([
    '//evil.example/?productId=200',
    '//evil.example/resume/my?payStep=2',
    '/%2Fevil.example/?productId=200',
    '/%5Cevil.example/?payStep=2',
  ])('is not requested at %s, which as a link is another site', (path) => {
    expect(ask(path)).toBeUndefined()
  })

  test('is not requested a third time', () => {
    expect(ask('/resume/my?hop=')).toBeUndefined()
  })

  test.each([
    ['an open page', '/resume/create', fromElsewhere],
    ['our own link', '/resume/my', { ...fromElsewhere, 'sec-fetch-site': 'same-origin' }],
    ['a typed address', '/resume/my', { ...fromElsewhere, 'sec-fetch-site': 'none' }],
    ['an image', '/resume/my', { ...fromElsewhere, 'sec-fetch-dest': 'image' }],
    ['an old browser', '/resume/my', {}],
  ])('%s needs no bounce', (_, path, headers) => {
    expect(ask(path, headers)).toBeUndefined()
  })

  test('a form, and a request with a session, need no bounce', () => {
    expect(ask('/resume/my', fromElsewhere, 'POST')).toBeUndefined()
    const request = new Request('http://us.example/resume/my', { headers: fromElsewhere })
    expect(bouncePath(request, true)).toBeUndefined()
  })

  test('continues by itself and by a link, with its URL escaped', async () => {
    const page = bouncePage('/resume/my?a="><script>&hop=', { lang: 'zh-CN', continueLabel: '继续' })
    const html = await page.text()
    expect(page.status).toBe(200)
    expect(page.headers.get('cache-control')).toBe('private, no-store')
    expect(html).toContain('content="0;url=/resume/my?a=&quot;>&lt;script>&amp;hop="')
    expect(html).not.toContain('<script>')
  })
})
