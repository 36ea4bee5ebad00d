import { expect, test } from 'vitest'
import { visitOf } from './visit-of-request.server'

const computer = 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36'
const phone = 'Mozilla/5.0 (Linux; Android 14) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36'
const visit = (headers: Record<string, string>) =>
  visitOf(new Request('https://us.example/s/x', { headers: { 'user-agent': computer, ...headers } }))

test.each([
  ['no referrer', {}, 'direct', 'computer'],
  ['our own password form', { referer: 'https://us.example/s/x' }, 'direct', 'computer'],
  [
    'our own host behind a proxy',
    { referer: 'https://cv.example/s/x', host: 'cv.example' },
    'direct',
    'computer',
  ],
  ['a search engine', { referer: 'https://www.baidu.com/' }, 'search', 'computer'],
  ['a search engine of a country', { referer: 'https://www.google.com.hk/' }, 'search', 'computer'],
  [
    'a site whose name ends like a search engine',
    { referer: 'https://notbaidu.com/' },
    'elsewhere',
    'computer',
  ],
  ['another site', { referer: 'https://www.zhipin.com/web/chat' }, 'elsewhere', 'computer'],
  ['a referrer that is no address', { referer: 'android-app' }, 'direct', 'computer'],
  ['WeChat on a phone', { 'user-agent': `${phone} MicroMessenger/8.0` }, 'weixin', 'phone'],
  [
    'WeChat on a computer',
    { 'user-agent': `${computer} MicroMessenger/7.0 WindowsWechat` },
    'weixin',
    'computer',
  ],
  ['an article in WeChat', { referer: 'https://mp.weixin.qq.com/', 'user-agent': phone }, 'weixin', 'phone'],
])('tells a view from %s', (_, headers, source, device) => {
  expect(visit(headers)).toEqual({ source, device })
})

test.each([
  ['a search engine', { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }],
  ['a browser that fetches ahead', { 'sec-purpose': 'prefetch;prerender' }],
  ['an older one', { purpose: 'prefetch' }],
])('counts no view by %s', (_, headers) => {
  expect(visit(headers as Record<string, string>)).toBeUndefined()
})

test('counts no other request than a GET', () => {
  const posted = new Request('https://us.example/s/x', { method: 'POST', headers: { 'user-agent': phone } })
  expect(visitOf(posted)).toBeUndefined()
})
