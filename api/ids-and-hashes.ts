import { createHash, createHmac, randomBytes, randomInt, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const base64url = (bits: number) => randomBytes(bits / 8).toString('base64url')

/** An id of 72 random bits. It grants no access by itself: a draft is guarded by its secret. */
export function newShortId(): string {
  return base64url(72)
}

/** An id of 192 random bits, which alone grants access to the file. */
export function newPhotoId(): string {
  return base64url(192)
}

export function newSecretToken(): string {
  return base64url(256)
}

/** The hash under which a secret is stored: 256 random bits need no slow hash. */
export function hashSecret(secret: string): string {
  return createHash('sha256').update(secret).digest('hex')
}

/** Whether a secret has this hash, in constant time. */
export function matchesSecretHash(secret: string, hash: string): boolean {
  return hashesEqual(hashSecret(secret), hash)
}

/**
 * Derives a token's successor. It is always the same, so that concurrent calls with one token all get one
 * successor though only hashes are stored. Without the server's secret nobody can derive it from a stolen old
 * token.
 */
export function deriveNextToken(token: string, secret: string): string {
  return createHmac('sha256', secret).update(`session ${token}`).digest('base64url')
}

/** The hash under which an SMS code is stored: the code is short, so the server's secret protects it. */
export function hashSmsCode(codeId: string, code: string, secret: string): string {
  return createHmac('sha256', secret).update(`code ${codeId} ${code}`).digest('hex')
}

export function newSmsCode(): string {
  return String(randomInt(1_000_000)).padStart(6, '0')
}

/** Read aloud and typed by people: without letters that look alike. */
const inviteCodeAlphabet = '23456789ABCDEFGHJKMNPQRSTWXYZ'

export function newInviteCode(): string {
  return Array.from({ length: 6 }, () => inviteCodeAlphabet[randomInt(inviteCodeAlphabet.length)]).join('')
}

/**
 * A hash by which a phone is recognised after its account was erased. Slow, because there are so few phone
 * numbers that a fast hash could be reversed; without a secret, because it must outlive every secret.
 */
export async function hashPhone(phone: string): Promise<string> {
  const hash = await promisify<string, string, number, Buffer>(scrypt)(phone, 'smart-resume invites', 32)
  return hash.toString('hex')
}

/** Letters and digits that nobody takes for another: an address is also typed from paper. */
const shareAlphabet = 'ABCDEFGHJKLMNPQRSTUVWXYZabcdefghijkmnopqrstuvwxyz23456789'

/** The token in a share's URL, of 70 random bits: too long to be guessed, short enough to be typed (decision 0115). */
export function newShareToken(): string {
  return Array.from({ length: 12 }, () => shareAlphabet[randomInt(shareAlphabet.length)]).join('')
}

/**
 * The same message of the same sender has the same id; keyed, so that nobody can derive the sender's address
 * from it.
 */
export function deriveFeedbackId(messageParts: readonly string[], secret: string): string {
  const mac = createHmac('sha256', secret).update(`feedback ${JSON.stringify(messageParts)}`)
  return mac.digest('base64url').slice(0, 24)
}

/** Hashes a password with scrypt and a salt: `salt.hash`. */
export async function hashPassword(password: string, salt = base64url(128)): Promise<string> {
  const hash = await promisify<string, string, number, Buffer>(scrypt)(password, salt, 32)
  return `${salt}.${hash.toString('base64url')}`
}

export async function verifyPassword(password: string, hash: string): Promise<boolean> {
  return hashesEqual(await hashPassword(password, hash.split('.')[0]), hash)
}

/**
 * A token that proves the knowledge of a share's password: as hard to guess as the salted hash, and invalid
 * once that changes.
 */
export function deriveSharePass(token: string, passwordHash: string): string {
  return createHash('sha256').update(`share ${token} ${passwordHash}`).digest('base64url')
}

/** Whether two hashes are equal, in constant time. */
export function hashesEqual(left: string, right: string): boolean {
  const [a, b] = [Buffer.from(left), Buffer.from(right)]
  return a.length === b.length && timingSafeEqual(a, b)
}

const stateAlphabet = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789'

/** 190 random bits in letters and digits: WeChat accepts no other characters. */
export function newWeixinState(): string {
  return Array.from({ length: 32 }, () => stateAlphabet[randomInt(stateAlphabet.length)]).join('')
}
