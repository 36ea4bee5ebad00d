/** The challenge of altcha-lib version 2; bytes in hexadecimal. */
type ChallengeWork = {
  parameters: {
    algorithm: string
    nonce: string
    salt: string
    cost: number
    keyLength: number
    keyPrefix: string
  }
}

/** Keys per batch: the browser derives them in background threads, and the page stays responsive. */
const batchSize = 16
const maxSteps = 20_000
const timeoutMs = 45_000

/**
 * Solves a challenge: finds the number whose PBKDF2 key begins with `keyPrefix`.
 * @returns the number and the key, separated by a space; undefined without crypto.subtle (no https) or after
 * 45 s
 */
export async function solveChallenge(work: string): Promise<string | undefined> {
  const { subtle } = globalThis.crypto ?? {}
  const { algorithm, nonce, salt, cost, keyLength, keyPrefix } = (JSON.parse(work) as ChallengeWork)
    .parameters
  if (!subtle || algorithm !== 'PBKDF2/SHA-256') return undefined
  const derivation = { name: 'PBKDF2', hash: 'SHA-256', salt: bytesOf(salt), iterations: cost }
  const until = Date.now() + timeoutMs

  async function keyAt(counter: number): Promise<string> {
    const password = bytesOf(nonce + counter.toString(16).padStart(8, '0'))
    const base = await subtle.importKey('raw', password, 'PBKDF2', false, ['deriveBits'])
    return hexOf(new Uint8Array(await subtle.deriveBits(derivation, base, keyLength * 8)))
  }

  for (let first = 0; first < maxSteps && Date.now() < until; first += batchSize) {
    const keys = await Promise.all(Array.from({ length: batchSize }, (_, at) => keyAt(first + at)))
    const at = keys.findIndex((key) => key.startsWith(keyPrefix))
    if (at >= 0) return `${first + at} ${keys[at]}`
  }
  return undefined
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  return Uint8Array.from(hex.match(/../g) ?? [], (byte) => parseInt(byte, 16))
}

function hexOf(bytes: Uint8Array): string {
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('')
}
