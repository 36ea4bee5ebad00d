import { expect, test } from 'vitest'
import { isPrefetchable } from './is-prefetchable'

const here = new URL('https://us.example/tpls?level=free')
const isAllowed = (to: string) => isPrefetchable(new URL(to, here), here)

test.each([
  '/',
  '/tpls',
  '/tpls?level=vip&columns=1',
  '/tpls/classic',
  '/positions?q=%E4%BA%A7%E5%93%81',
  '/blogs/list/guide?page=2',
  '/pricing',
  '/resume/create',
  '/resume/create/scenario/campus',
  '/resume/my',
  '/user/invite',
])('%s is prefetched', (to) => {
  expect(isAllowed(to)).toBe(true)
})

test.each([
  ['the present page', '/tpls?level=free'],
  ['another part of it', '/tpls?level=free#top'],
  ['another site', 'https://evil.example/tpls'],
  ['a purchase', '/pricing?productId=200'],
  ['an order that is watched', '/pricing?order=T1'],
  ['the stream of an order', '/pricing/watch/T1'],
  ['the end of a login', '/auth/wechat/finish?round=s1'],
  ['the login itself', '/login'],
  ['a page that opens the login', '/?login='],
  ['an address that keeps who invited', '/?inviterCode=AB12CD'],
  ['logging out', '/logout'],
  ['a download', '/resume/download?id=r1'],
  ['a file', '/user/invite/poster.png'],
  ['an export', '/user/export'],
  ['somebody’s shared resume, whose readers count', '/s/token'],
  ['a resume that is edited', '/resume/edit/r1'],
  ['a talk', '/resume/chat'],
  ['an admin page, whose readers are noted', '/admin/users'],
  ['the outbox', '/dev/outbox'],
])('%s is not prefetched', (_name, to) => {
  expect(isAllowed(to)).toBe(false)
})
