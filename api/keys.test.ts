import { expect, test } from 'vitest'
import { hashSecret, isSecret, newPhotoId, newSecret, newShortId } from './keys'

test('lengths in bits', () => {
  const bits = (text: string) => Buffer.from(text, 'base64url').length * 8
  expect([newShortId(), newPhotoId(), newSecret()].map(bits)).toEqual([72, 192, 256])
})

test('a secret is known by its hash', () => {
  const secret = newSecret()
  expect(isSecret(secret, hashSecret(secret))).toBe(true)
  expect(isSecret(newSecret(), hashSecret(secret))).toBe(false)
  expect(isSecret(hashSecret(secret), hashSecret(secret))).toBe(false)
  expect(isSecret(secret, '')).toBe(false)
})
