import { describe, expect, test } from 'vitest'
import { parseShareCookie, addSharePass, serializeShareCookie } from './share-cookie.server'

const passNamed = (name: number) => ({ token: `t${name}`, pass: `p${name}` })

describe('the cookie of unlocked shares', () => {
  test('parses what it serialized, the newest first, five at most', () => {
    const passes = [1, 2, 3, 4, 5, 6].reduce<ReturnType<typeof passNamed>[]>(
      (passes, name) => addSharePass(passes, passNamed(name)),
      [],
    )
    expect(passes).toEqual([6, 5, 4, 3, 2].map(passNamed))
    expect(parseShareCookie(serializeShareCookie(passes))).toEqual(passes)
  })

  test('has one pass per link', () => {
    expect(addSharePass([passNamed(1)], { token: 't1', pass: 'new' })).toEqual([{ token: 't1', pass: 'new' }])
  })

  test.each([undefined, '', 't1', 't1.', '.p1', '~', 't1.p1~', 't1.p 1', `${'t'.repeat(65)}.p`])(
    'is empty when tampered with as %j',
    (cookie) => expect(parseShareCookie(cookie)).toEqual([]),
  )
})
