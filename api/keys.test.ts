import { expect, test } from 'vitest'
import {
  hashCode,
  hashPhone,
  hashSecret,
  isSecret,
  newInviteCode,
  newPhotoId,
  newSecret,
  newShortId,
  newSmsCode,
  successorOf,
} from './keys'

const bits = (text: string) => Buffer.from(text, 'base64url').length * 8

test('lengths in bits', () => {
  expect([newShortId(), newPhotoId(), newSecret()].map(bits)).toEqual([72, 192, 256])
})

test('a secret is known by its hash', () => {
  const secret = newSecret()
  expect(isSecret(secret, hashSecret(secret))).toBe(true)
  expect(isSecret(newSecret(), hashSecret(secret))).toBe(false)
  expect(isSecret(hashSecret(secret), hashSecret(secret))).toBe(false)
  expect(isSecret(secret, '')).toBe(false)
})

test('a token has one successor, which needs the secret', () => {
  const token = newSecret()
  expect(successorOf(token, 'a')).toBe(successorOf(token, 'a'))
  expect(bits(successorOf(token, 'a'))).toBe(256)
  expect(
    new Set([token, successorOf(token, 'a'), successorOf(token, 'b'), successorOf(newSecret(), 'a')]).size,
  ).toBe(4)
})

test('codes of messages are six digits, leading zeros too', () => {
  const codes = Array.from({ length: 300 }, newSmsCode)
  for (const code of codes) expect(code).toMatch(/^\d{6}$/)
  expect(new Set(codes).size).toBeGreaterThan(290)
})

test('a code is kept for one phone and purpose, under the secret', () => {
  const hashes = [
    hashCode('login:13800138000', '123456', 'a'),
    hashCode('bind:13800138000', '123456', 'a'),
    hashCode('login:13800138001', '123456', 'a'),
    hashCode('login:13800138000', '123456', 'b'),
    hashCode('login:13800138000', '123457', 'a'),
  ]
  expect(new Set(hashes).size).toBe(hashes.length)
  expect(hashCode('login:13800138000', '123456', 'a')).toBe(hashes[0])
})

test('invite codes have no letters that look alike', () => {
  for (let n = 0; n < 200; n++) expect(newInviteCode()).toMatch(/^[23456789A-HJKMNP-TWXYZ]{6}$/)
})

test('a phone is known again by its hash, whatever the secrets are', async () => {
  expect(await hashPhone('13800138000')).toBe(await hashPhone('13800138000'))
  expect(await hashPhone('13800138000')).not.toBe(await hashPhone('13800138001'))
})
