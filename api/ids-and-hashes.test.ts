import { expect, test } from 'vitest'
import {
  hashSmsCode,
  hashPhone,
  hashSecret,
  matchesSecretHash,
  newInviteCode,
  newPhotoId,
  newSecretToken,
  newShortId,
  newSmsCode,
  deriveNextToken,
} from './ids-and-hashes'

const bits = (text: string) => Buffer.from(text, 'base64url').length * 8

test('ids and tokens have their length in bits', () => {
  expect([newShortId(), newPhotoId(), newSecretToken()].map(bits)).toEqual([72, 192, 256])
})

test('a secret matches its hash', () => {
  const secret = newSecretToken()
  expect(matchesSecretHash(secret, hashSecret(secret))).toBe(true)
  expect(matchesSecretHash(newSecretToken(), hashSecret(secret))).toBe(false)
  expect(matchesSecretHash(hashSecret(secret), hashSecret(secret))).toBe(false)
  expect(matchesSecretHash(secret, '')).toBe(false)
})

test('a token has one successor, which depends on the secret', () => {
  const token = newSecretToken()
  expect(deriveNextToken(token, 'a')).toBe(deriveNextToken(token, 'a'))
  expect(bits(deriveNextToken(token, 'a'))).toBe(256)
  expect(
    new Set([
      token,
      deriveNextToken(token, 'a'),
      deriveNextToken(token, 'b'),
      deriveNextToken(newSecretToken(), 'a'),
    ]).size,
  ).toBe(4)
})

test('SMS codes have six digits, with leading zeros', () => {
  const codes = Array.from({ length: 300 }, newSmsCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(290)
})

test("a code's hash depends on its phone, purpose and secret", () => {
  const hashes = [
    hashSmsCode('login:13800138000', '123456', 'a'),
    hashSmsCode('bind:13800138000', '123456', 'a'),
    hashSmsCode('login:13800138001', '123456', 'a'),
    hashSmsCode('login:13800138000', '123456', 'b'),
    hashSmsCode('login:13800138000', '123457', 'a'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashSmsCode('login:13800138000', '123456', 'a')).toBe(hashes[0])
})

test('invite codes have no letters that look alike', () => {
  for (let n = 0; n < 200; n++) expect(newInviteCode()).toMatch(/^[23456789A-HJKMNP-TWXYZ]{6}$/)
})

test("a phone's hash does not depend on the secrets", async () => {
  expect(await hashPhone('13800138000')).toBe(await hashPhone('13800138000'))
  expect(await hashPhone('13800138000')).not.toBe(await hashPhone('13800138001'))
})
