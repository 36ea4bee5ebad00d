import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto'

const ivBytes = 12
const tagBytes = 16

/** Encrypts and signs a cookie's text (AES-256-GCM); `purpose` prevents using one cookie as another. */
export function encryptCookie(text: string, purpose: string, [secret = '']: readonly string[]): string {
  const iv = randomBytes(ivBytes)
  const cipher = createCipheriv('aes-256-gcm', deriveKey(secret, purpose), iv)
  const body = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()])
  return Buffer.concat([iv, cipher.getAuthTag(), body]).toString('base64url')
}

/** Decrypts a cookie with any of the secrets; undefined when it is tampered with, cut or foreign. */
export function decryptCookie(
  encrypted: string,
  purpose: string,
  secrets: readonly string[],
): string | undefined {
  const bytes = Buffer.from(encrypted, 'base64url')
  if (bytes.length < ivBytes + tagBytes) return undefined
  for (const secret of secrets) {
    const decipher = createDecipheriv('aes-256-gcm', deriveKey(secret, purpose), bytes.subarray(0, ivBytes))
    decipher.setAuthTag(bytes.subarray(ivBytes, ivBytes + tagBytes))
    try {
      const text = decipher.update(bytes.subarray(ivBytes + tagBytes))
      return Buffer.concat([text, decipher.final()]).toString('utf8')
    } catch {
      // Encrypted with another secret, or tampered with.
    }
  }
  return undefined
}

const derivedKeys = new Map<string, Buffer>()
function deriveKey(secret: string, purpose: string): Buffer {
  if (secret === '') throw new Error('a cookie cannot be sealed without a secret')
  const cacheKey = `${purpose}\0${secret}`
  const cached = derivedKeys.get(cacheKey)
  if (cached) return cached
  const key = Buffer.from(hkdfSync('sha256', secret, '', `smart-resume ${purpose}`, 32))
  derivedKeys.set(cacheKey, key)
  return key
}
