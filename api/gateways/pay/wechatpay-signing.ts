import { createDecipheriv, type KeyObject, randomBytes, sign, verify } from 'node:crypto'

/** Maximum difference between WeChat's clock and ours, in ms. */
export const skewMs = 300_000
const tagBytes = 16

/** The text to sign: every part on a line of its own, each ended by a newline. */
function signedText(...parts: (string | number)[]): string {
  return parts.map((part) => `${part}\n`).join('')
}

/** SHA256 with RSA over the parts, in base64. */
export function signParts(key: KeyObject, ...parts: (string | number)[]): string {
  return sign('sha256', Buffer.from(signedText(...parts)), key).toString('base64')
}

export function isSignatureValid(key: KeyObject, signature: string, ...parts: (string | number)[]): boolean {
  return verify('sha256', Buffer.from(signedText(...parts)), key, Buffer.from(signature, 'base64'))
}

export function newNonce(): string {
  return randomBytes(16).toString('hex')
}

/** A signed response or notification of WeChat Pay. */
export type SignedByWechatPay = { header: (name: string) => string | null | undefined; body: string }

/** @returns why the signature is not valid; undefined when it is. */
export function verifySignature(
  { header, body }: SignedByWechatPay,
  platformKeys: ReadonlyMap<string, KeyObject>,
  now: number,
): string | undefined {
  const [timestamp, nonce, signature, serial] = ['timestamp', 'nonce', 'signature', 'serial'].map(
    (name) => header(`wechatpay-${name}`) ?? '',
  ) as [string, string, string, string]
  if (!timestamp || !nonce || !signature || !serial) return 'not signed'
  // Negated, so that NaN fails, too.
  if (!(Math.abs(now - Number(timestamp) * 1000) <= skewMs)) return 'signed at another time'
  const key = platformKeys.get(serial)
  if (!key) return 'signed with a key nobody knows'
  if (!isSignatureValid(key, signature, timestamp, nonce, body)) return 'the signature is wrong'
  return undefined
}

/**
 * AEAD_AES_256_GCM as WeChat uses it: the tag is the end of the ciphertext. @throws when any byte was
 * changed.
 */
export function decrypt(
  apiV3Key: string,
  encrypted: { ciphertext: string; nonce: string; associatedData: string },
): string {
  const bytes = Buffer.from(encrypted.ciphertext, 'base64')
  if (bytes.length < tagBytes) throw new Error('too short to be sealed')
  const decipher = createDecipheriv('aes-256-gcm', apiV3Key, encrypted.nonce, { authTagLength: tagBytes })
  decipher.setAuthTag(bytes.subarray(-tagBytes)).setAAD(Buffer.from(encrypted.associatedData))
  return Buffer.concat([decipher.update(bytes.subarray(0, -tagBytes)), decipher.final()]).toString('utf8')
}
