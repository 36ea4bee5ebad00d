import { createHash, randomBytes, timingSafeEqual } from 'node:crypto'

const base64url = (bits: number) => randomBytes(bits / 8).toString('base64url')

/** Names a draft; its secret is what guards it. */
export function newShortId(): string {
  return base64url(72)
}

/** A file whose id is its only key. */
export function newPhotoId(): string {
  return base64url(192)
}

export function newSecret(): string {
  return base64url(256)
}

/** How a secret is kept: 256 random bits need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in constant time. */
export function isSecret(secret: string, hash: string): boolean {
  const given = Buffer.from(hashSecret(secret))
  const kept = Buffer.from(hash)
  return given.length === kept.length && timingSafeEqual(given, kept)
}
