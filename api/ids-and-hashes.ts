import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const base64url = (bits: number) => randomBytes(bits / 8).toString('base64url')

/** Names a draft; its secret is what guards it. */
export function newShortId(): string {
  return base64url(72)
}

/** A file whose id is its only key. */
export function newPhotoId(): string {
  return base64url(192)
}

export function newSecretToken(): string {
  return base64url(256)
}

/** How a secret is kept: 256 random bits need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Compares in constant time. */
export function matchesSecretHash(secret: string, hash: string): boolean {
  return hashesEqual(hashSecret(secret), hash)
}

/**
 * The token after this one: known to whoever has this one and to nobody else, and always the same, so that several calls
 * with one token all get one successor though only hashes are kept. Without the secret a stolen old token leads nowhere.
 */
export function deriveNextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`session ${token}`).digest('base64url')
}

/** How the code of a text message is kept: it is short, so what guards it is the secret. */
export function hashSmsCode(codeId: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`code ${codeId} ${code}`).digest('hex')
}

export function newSmsCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Read aloud and typed by people: no letter that looks like another. */
const inviteCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'

export function newInviteCode(): string {
  return Array.from({ length: 6 }, () => inviteCodeAlphabet[randomInt(inviteCodeAlphabet.length)]).join('')
}

/**
 * A phone that can be known again after its account was erased. Slow on purpose: there are so few phones that a fast hash
 * could be undone; and without a secret, because it must outlive every secret.
 */
export async function hashPhone(phone: string): Promise<string> {
  const hash = await promisify<string, string, number, Buffer>(scrypt)(phone, 'smart-resume invites', 32)
  return hash.toString('hex')
}

/** In the address of a share: long enough that nobody finds one, short enough to be read. */
export function newShareToken(): string {
  return base64url(144)
}

/** The same words of the same sender are the same message; without the secret nobody reads a sender's address out of it. */
export function deriveFeedbackId(messageParts: readonly string[], secret: string): string {
  const mac = createHmac('sha256', secret).update(`feedback ${JSON.stringify(messageParts)}`)
  return mac.digest('base64url').slice(0, 24)
}

/** A password that people choose: slow to try, and salted. `salt.hash` */
export async function hashPassword(password: string, salt = base64url(128)): Promise<string> {
  const hash = await promisify<string, string, number, Buffer>(scrypt)(password, salt, 32)
  return `${salt}.${hash.toString('base64url')}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  return hashesEqual(await hashPassword(password, hash.split('.')[0]), hash)
}

/** What whoever knew a share's password has: as hard to guess as the salted hash, and void when that changes. */
export function deriveSharePass(token: string, passwordHash: string): string {
  return createHash('sha256').update(`share ${token} ${passwordHash}`).digest('base64url')
}

/** Whether two hashes are the same, in constant time. */
export function hashesEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const stateAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 190 random bits in letters and digits: WeChat lets nothing else through. */
export function newWeixinState(): string {
  return Array.from({ length: 32 }, () => stateAlphabet[randomInt(stateAlphabet.length)]).join('')
}
