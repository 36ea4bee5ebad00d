import { describe, expect, test } from 'vitest'
import { createRequestSession } from '#app/session/request-session.server'

const settings = { secureCookies: true, sessionSecrets: ['a secret of this test'] }
const visitWith = (cookie = '') =>
  createRequestSession(new Request('https://example.com/', { headers: { cookie } }), settings)
const cookieOf = (line = '') => line.split(';')[0]

/** The cookie with which an action's words reach the next page. */
function flashed(text: string): string {
  const session = visitWith()
  session.flash.set(text)
  const [line = ''] = session.cookies()
  expect(line).toContain('HttpOnly')
  expect(line).not.toContain(encodeURIComponent(text))
  return cookieOf(line)!
}

describe('a flash', () => {
  test('is said on the next page, and once', () => {
    const next = visitWith(flashed('昵称已修改。'))
    expect(next.flash.take()).toEqual({ id: expect.any(String), kind: 'success', text: '昵称已修改。' })
    expect(next.cookies()).toEqual([expect.stringMatching(/^flash-storage=; Max-Age=0;/)])
  })

  test('that nobody said is none, and writes no cookie', () => {
    const session = visitWith()
    expect(session.flash.take()).toBeUndefined()
    expect(session.cookies()).toEqual([])
  })

  test.each(['flash-storage=hello', 'flash-storage=%7B%22text%22%3A%22x%22%7D'])(
    'somebody else has written, as %s, is none and goes away',
    (cookie) => {
      const session = visitWith(cookie)
      expect(session.flash.take()).toBeUndefined()
      expect(session.cookies()).toHaveLength(1)
    },
  )

  test('said while another one is taken is the one that stays', () => {
    const session = visitWith(flashed('first'))
    session.flash.set('second')
    expect(session.flash.take()?.text).toBe('first')
    expect(visitWith(cookieOf(session.cookies()[0])).flash.take()?.text).toBe('second')
  })

  test('is there for the next page when this one is not shown after all', () => {
    const session = visitWith(flashed('first'))
    session.flash.take()
    session.flash.restore()
    expect(session.cookies()).toEqual([])
    session.flash.set('second')
    session.flash.restore()
    expect(visitWith(cookieOf(session.cookies()[0])).flash.take()?.text).toBe('second')
  })

  test('is never longer than a cookie can be', () => {
    expect(visitWith(flashed('长'.repeat(5_000))).flash.take()?.text).toHaveLength(300)
  })
})
