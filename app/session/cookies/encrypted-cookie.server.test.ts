import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encryptCookie, decryptCookie } from './encrypted-cookie.server'

const now = ['the secret of today']

describe('a sealed cookie', () => {
  test('gives back any text, and looks different each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.toWellFormed()
        expect(decryptCookie(encryptCookie(plain, 'x', now), 'x', now)).toBe(plain)
        expect(encryptCookie(plain, 'x', now)).not.toBe(encryptCookie(plain, 'x', now))
      }),
    )
  })

  test('opens with a secret of before, once another seals', () => {
    const before = encryptCookie('kept', 'x', ['the secret of before'])
    expect(decryptCookie(before, 'x', ['the secret of today', 'the secret of before'])).toBe('kept')
    expect(decryptCookie(before, 'x', now)).toBeUndefined()
  })

  test('is nothing to another purpose', () => {
    expect(decryptCookie(encryptCookie('kept', 'auth', now), 'invite', now)).toBeUndefined()
  })

  test('does not open with any of its letters changed, cut or added', () => {
    const sealed = encryptCookie('a token', 'x', now)
    const bytes = Buffer.from(sealed, 'base64url')
    for (let at = 0; at < bytes.length; at++) {
      const changed = Buffer.from(bytes)
      changed.writeUInt8((changed.readUInt8(at) + 1) % 256, at)
      expect(decryptCookie(changed.toString('base64url'), 'x', now), `byte ${at}`).toBeUndefined()
      expect(
        decryptCookie(bytes.subarray(0, at).toString('base64url'), 'x', now),
        `cut at ${at}`,
      ).toBeUndefined()
    }
    expect(decryptCookie(`${sealed}AAAA`, 'x', now)).toBeUndefined()
  })

  test('is never sealed without a secret', () => {
    expect(() => encryptCookie('a', 'x', [])).toThrow('without a secret')
  })
})
