import { describe, expect, test } from 'vitest'
import { createRequestSession } from '#app/session/request-session.server'

const settings = { secureCookies: true, sessionSecrets: ['a secret of this test'] }
const visitWith = (cookie = '') =>
  createRequestSession(new Request('https://example.com/', { headers: { cookie } }), settings)
const cookieOf = (line = '') => line.split(';')[0]

/** The cookie that carries an action's message to the next page. */
function flashed(text: string): string {
  const session = visitWith()
  session.flash.set(text)
  const [line = ''] = session.cookies()
  expect(line).toContain('HttpOnly')
  expect(line).not.toContain(encodeURIComponent(text))
  return cookieOf(line)!
}

describe('a flash message', () => {
  test('is shown on the next page, once', () => {
    const next = visitWith(flashed('昵称已修改。'))
    expect(next.flash.take()).toEqual({ id: expect.any(String), kind: 'success', text: '昵称已修改。' })
    expect(next.cookies()).toEqual([expect.stringMatching(/^flash-storage=; Max-Age=0;/)])
  })

  test('is absent by default, and writes no cookie', () => {
    const session = visitWith()
    expect(session.flash.take()).toBeUndefined()
    expect(session.cookies()).toEqual([])
  })

  test.each(['flash-storage=hello', 'flash-storage=%7B%22text%22%3A%22x%22%7D'])(
    'forged as %s is ignored and removed',
    (cookie) => {
      const session = visitWith(cookie)
      expect(session.flash.take()).toBeUndefined()
      expect(session.cookies()).toHaveLength(1)
    },
  )

  test('set while another one is taken replaces it', () => {
    const session = visitWith(flashed('first'))
    session.flash.set('second')
    expect(session.flash.take()?.text).toBe('first')
    expect(visitWith(cookieOf(session.cookies()[0])).flash.take()?.text).toBe('second')
  })

  test('never exceeds the size of a cookie', () => {
    expect(visitWith(flashed('长'.repeat(5_000))).flash.take()?.text).toHaveLength(300)
  })
})
