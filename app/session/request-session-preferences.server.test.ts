import { parseSetCookie } from 'cookie'
import { expect, test } from 'vitest'
import { createRequestSession } from './request-session.server'

function open(cookie = '') {
  const request = new Request('https://example.com/', { headers: { cookie } })
  return createRequestSession(request, { secureCookies: true, sessionSecrets: ['a secret of this test'] })
}

test("a visitor without a choice has the system's theme, and no cookie", () => {
  const session = open()
  expect([session.theme, session.language, session.cookies()]).toEqual(['system', 'zh', []])
})

test('a chosen theme and language are stored for a year in plain cookies, and read on the next request', () => {
  const session = open()
  session.savePreference.theme('dark')
  session.savePreference.language('en')
  const flags = { secure: true, sameSite: 'lax', path: '/', maxAge: 365 * 24 * 3600 }
  expect(session.cookies().map((line) => parseSetCookie(line))).toEqual([
    { name: 'theme', value: 'dark', ...flags },
    { name: 'lang', value: 'en', ...flags },
  ])
  const next = open('theme=dark; lang=en')
  expect([next.theme, next.language]).toEqual(['dark', 'en'])
})

test('an invalid theme is ignored', () => {
  expect(open('theme=<script>').theme).toBe('system')
})
