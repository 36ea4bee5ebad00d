import { expect, test } from 'vitest'
import { setCacheControl } from './cache-control.server'

const nobody = 'private, no-store'
const hour = 'public, max-age=3600'

test.each<[string, number, string | null, boolean, boolean, string | null]>([
  ['a page of anybody', 200, null, true, false, 'no-cache'],
  ['a page of somebody', 200, null, false, false, nobody],
  ['an address that is gone, for somebody', 404, null, false, false, nobody],
  ['what says so itself, for somebody', 200, hour, false, false, hour],
  ['what says so itself, and sets a cookie', 200, hour, false, true, nobody],
  ['a page that sets the first cookie', 200, null, true, true, nobody],
  ['what the browser has', 304, null, false, false, null],
])('%s', (_, status, cacheControl, isAnybody, setsCookie, caching) => {
  const answer = new Response(null, {
    status,
    headers: cacheControl === null ? {} : { 'cache-control': cacheControl },
  })
  setCacheControl(answer, isAnybody, setsCookie)
  expect(answer.headers.get('cache-control')).toBe(caching)
})

test.each([
  [true, 'no-cache'],
  [false, 'private, no-cache'],
])('caching of page data without a session: %s', (isAnybody, caching) => {
  const answer = new Response(null, { headers: { 'content-type': 'text/x-script; charset=utf-8' } })
  setCacheControl(answer, isAnybody, false)
  expect(answer.headers.get('cache-control')).toBe(caching)
})
