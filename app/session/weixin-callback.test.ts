import { expect, test } from 'vitest'
import { rewriteWeixinCallback, weixinRedirectUri } from './weixin-callback'

const origin = 'https://us.example'
const pressedOn = (referer: string) =>
  new Request(`${origin}/auth/wechat`, { method: 'POST', headers: { referer } })

test.each([
  ['/', '/'],
  ['/agreement', '/agreement'],
  ['/login?to=/user', '/login'],
  ['/pricing?productId=200', '/pricing'],
  ['/resume/edit/offline?draft=d1', '/resume/edit/offline'],
  ['/s/token-of-a-link', '/login'],
  ['/S/token-of-a-link', '/login'],
  ['/handoff/token', '/login'],
  ['/auth/wechat/finish?trouble=expired', '/login'],
  ['//evil.example/', '/login'],
  ['/%2Fevil.example', '/login'],
])('from %s WeChat returns to %s', (page, path) => {
  expect(weixinRedirectUri(pressedOn(origin + page), origin, 'web')).toBe(`${origin}${path}?step=2&pf=web`)
})

test.each(['https://evil.example/agreement', 'no address', ''])(
  'from %j WeChat returns to the login',
  (page) => {
    expect(weixinRedirectUri(pressedOn(page), origin, 'mp')).toBe(`${origin}/login?step=2&pf=mp`)
  },
)

test.each([
  '/agreement?step=2&pf=web&code=c1&state=s1',
  '/?code=c1&state=s1&step=2&pf=mp',
  // A user who declined has no code.
  '/login?step=2&pf=web&state=s1',
])('%s is a callback, and other parameters are ignored', (path) => {
  const request = new Request(origin + path, { headers: { cookie: 'wx-state=b1' } })
  const round = rewriteWeixinCallback(request)
  expect(round?.headers.get('cookie')).toBe('wx-state=b1')
  expect(round?.url).toBe(`${origin}/auth/wechat/callback${new URL(request.url).search}`)
})

test.each([
  ['GET', '/agreement'],
  ['GET', '/agreement?step=2&pf=web'],
  ['GET', '/agreement?step=1&pf=web&code=c1&state=s1'],
  ['GET', '/agreement?step=2&pf=app&code=c1&state=s1'],
  ['GET', '/pricing?productId=200&payStep=2&pf=mp&code=c1&state=s1'],
  ['POST', '/agreement?step=2&pf=web&code=c1&state=s1'],
])('%s %s is an ordinary page', (method, path) => {
  expect(rewriteWeixinCallback(new Request(origin + path, { method }))).toBeUndefined()
})
