import { describe, expect, test } from 'vitest'
import { chooseHydrationStrategy } from './hydration-strategy'

const origin = 'https://cv.example.com'
const startOf = (path: string, rest: { device?: 'weixin' | 'phone'; hasFlash?: boolean } = {}) =>
  chooseHydrationStrategy({ url: new URL(path, origin), device: 'desktop', hasFlash: false, ...rest })

describe('chooseHydrationStrategy', () => {
  test.each([
    '/positions',
    '/positions?q=运营',
    '/positions/product-manager',
    '/blogs/list/guide?page=2',
    '/blogs/detail/one-page',
    '/pricing',
    '/pricing?utm_source=a',
    '/agreement',
    '/privacy',
  ])('waits for an intent on public pages: %s', (path) => {
    expect(startOf(path)).toBe('on-intent')
  })

  test.each(['/', '/?inviterCode=AB12', '/resume/create', '/resume/my', '/resume/my?q=运营&sort=title'])(
    'waits where drafts of this device are listed, unless the device may have some: %s',
    (path) => {
      expect(startOf(path)).toBe('on-intent-or-drafts')
    },
  )

  test.each(['/resume/edit/offline?draft=1', '/resume/edit/1', '/login', '/resume/chat', '/user', '/admin'])(
    'hydrates immediately in the workspace: %s',
    (path) => {
      expect(startOf(path)).toBe('immediate')
    },
  )

  test.each([
    '/?login&to=%2Fuser',
    '/?welcome',
    '/resume/my?upgrade=downloads',
    '/pricing?productId=200',
    '/pricing?order=A1',
  ])('hydrates immediately when the URL triggers an action: %s', (path) => {
    expect(startOf(path)).toBe('immediate')
  })

  test('hydrates immediately when a message disappears by itself', () => {
    expect(startOf('/', { hasFlash: true })).toBe('immediate')
  })

  test('hydrates immediately inside WeChat only on pages with a purchase', () => {
    expect(startOf('/pricing', { device: 'weixin' })).toBe('immediate')
    expect(startOf('/pricing', { device: 'phone' })).toBe('on-intent')
    expect(startOf('/blogs/detail/one-page', { device: 'weixin' })).toBe('on-intent')
  })
})
