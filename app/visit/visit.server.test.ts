import { parseSetCookie } from 'cookie'
import { describe, expect, test } from 'vitest'
import { openVisit } from './visit.server'

const key = { id: 'd1', secret: 's1' }

function open(headers: Record<string, string> = {}, secureCookies = true) {
  return openVisit(new Request('https://example.com/', { headers }), {
    secureCookies,
    sessionSecrets: ['a secret of this test'],
  })
}

describe('a visit', () => {
  test('writes no cookie when nothing changed', () => {
    const visit = open({ cookie: 'draft-storage=d1.s1' })
    expect(visit.drafts.keys()).toEqual([key])
    expect(visit.drafts.find('d1')).toEqual(key)
    expect(visit.drafts.find('d2')).toBeUndefined()
    expect(visit.cookies()).toEqual([])
  })

  test('remembers a draft in a cookie that only we can read, for 30 days', () => {
    const visit = open()
    visit.drafts.remember(key)
    expect(visit.cookies()).toHaveLength(1)
    expect(parseSetCookie(visit.cookies()[0]!)).toEqual({
      name: 'draft-storage',
      value: 'd1.s1',
      httpOnly: true,
      secure: true,
      sameSite: 'lax',
      path: '/',
      maxAge: 30 * 24 * 3600,
    })
  })

  test('asks for no secure line where there is none', () => {
    const visit = open({}, false)
    visit.drafts.remember(key)
    expect(parseSetCookie(visit.cookies()[0]!).secure).toBeUndefined()
  })

  test('reads on the next request what it wrote on this one', () => {
    const first = open()
    first.drafts.remember(key)
    first.drafts.remember({ id: 'd2', secret: 's2' })
    const second = open({ cookie: first.cookies()[0]!.split(';')[0]! })
    expect(second.drafts.keys()).toEqual([{ id: 'd2', secret: 's2' }, key])
  })

  test('knows at once what it was just told', () => {
    const visit = open()
    visit.drafts.remember(key)
    expect(visit.drafts.find('d1')).toEqual(key)
    visit.drafts.forget('d1')
    expect(visit.drafts.keys()).toEqual([])
  })

  test('takes the cookie away with the last draft', () => {
    const visit = open({ cookie: 'draft-storage=d1.s1' })
    visit.drafts.forget('d1')
    expect(parseSetCookie(visit.cookies()[0]!)).toMatchObject({ value: '', maxAge: 0 })
  })

  test('writes no cookie when told to forget what it never knew', () => {
    const visit = open({ cookie: 'draft-storage=d1.s1' })
    visit.drafts.forget('d2')
    expect(visit.cookies()).toEqual([])
  })

  test.each(['draft-storage=%', 'draft-storage', '=;=;', 'draft-storage="', `a=${'b'.repeat(9_000)}`])(
    'opens with the broken cookie header %s',
    (cookie) => {
      expect(open({ cookie }).drafts.keys()).toEqual([])
    },
  )

  test.each([
    ['Mozilla/5.0 (iPhone) MicroMessenger/8.0.49 Language/zh_CN', true],
    ['Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15', false],
    ['', false],
  ])('knows by %j whether it is in WeChat: %s', (userAgent, inWeixin) => {
    expect(open({ 'user-agent': userAgent }).inWeixin).toBe(inWeixin)
  })

  test("speaks the person's chosen language before the browser's", () => {
    expect(open({ cookie: 'lang=en', 'accept-language': 'zh-CN' }).language).toBe('en')
    expect(open({ 'accept-language': 'en-GB' }).language).toBe('en')
  })
})
