import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { encryptCookie, decryptCookie } from './encrypted-cookie.server'

const now = ['the secret of today']

describe('an encrypted cookie', () => {
  test('decrypts to the same text, and differs each time', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (text) => {
        const plain = text.toWellFormed()
        expect(decryptCookie(encryptCookie(plain, 'x', now), 'x', now)).toBe(plain)
        expect(encryptCookie(plain, 'x', now)).not.toBe(encryptCookie(plain, 'x', now))
      }),
    )
  })

  test('decrypts with an old secret after a rotation', () => {
    const before = encryptCookie('kept', 'x', ['the secret of before'])
    expect(decryptCookie(before, 'x', ['the secret of today', 'the secret of before'])).toBe('kept')
    expect(decryptCookie(before, 'x', now)).toBeUndefined()
  })

  test('does not decrypt for another purpose', () => {
    expect(decryptCookie(encryptCookie('kept', 'auth', now), 'invite', now)).toBeUndefined()
  })

  test('does not decrypt when changed, cut or extended', () => {
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

  test('is never encrypted without a secret', () => {
    expect(() => encryptCookie('a', 'x', [])).toThrow('without a secret')
  })
})
