import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { parseDraftCookie, addDraftKey, serializeDraftCookie } from './draft-cookie.server'

const keyNamed = (name: number | string) => ({ id: `d${name}`, secret: `s${name}` })
const keys = (count: number) => Array.from({ length: count }, (_, i) => keyNamed(i))

describe('the draft cookie', () => {
  test('parses what it serialized', () => {
    const name = fc.string({ unit: fc.constantFrom(...'abzAZ019_-'), minLength: 1, maxLength: 64 })
    fc.assert(
      fc.property(fc.array(fc.record({ id: name, secret: name }), { maxLength: 5 }), (written) => {
        expect(parseDraftCookie(serializeDraftCookie(written))).toEqual(written)
      }),
    )
  })

  test.each([
    undefined,
    '',
    'd1',
    'd1.',
    '.s1',
    '.',
    '~',
    'd1.s1~',
    'd1.s1~d2',
    `${'d'.repeat(65)}.s1`,
    `d1.${'s'.repeat(129)}`,
    serializeDraftCookie(keys(6)),
    '{"id":"d1","secret":"s1"}',
    '%E0%A4%A',
  ])('is empty when tampered with as %j', (cookie) => {
    expect(parseDraftCookie(cookie)).toEqual([])
  })

  test('never throws, whatever it contains', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom('a', '.', '~', ' ', '%', '中') }), (cookie) => {
        for (const { id, secret } of parseDraftCookie(cookie)) expect([id, secret]).not.toContain('')
      }),
    )
  })
})

describe('addDraftKey', () => {
  test('puts the newest key first', () => {
    expect(addDraftKey([keyNamed(1)], keyNamed(2))).toEqual([keyNamed(2), keyNamed(1)])
  })

  test('drops the oldest of six keys', () => {
    const six = keys(6).reduce(addDraftKey, [] as ReturnType<typeof keys>)
    expect(six).toEqual(keys(6).slice(1).reverse())
    expect(parseDraftCookie(serializeDraftCookie(six))).toEqual(six)
  })

  test('stores a draft once, with its latest secret', () => {
    const again = { id: 'd1', secret: 'new' }
    expect(addDraftKey([keyNamed(2), keyNamed(1)], again)).toEqual([again, keyNamed(2)])
  })
})
