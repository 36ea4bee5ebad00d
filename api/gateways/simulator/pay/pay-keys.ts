import { generateKeyPair, type KeyObject, randomBytes } from 'node:crypto'
import { promisify } from 'node:util'

type Pair = { publicKey: KeyObject; privateKey: KeyObject }

/** Generated once per process, because it is slow. */
let pairs: Promise<[Pair, Pair]> | undefined

function newPair(): Promise<Pair> {
  return promisify(generateKeyPair)('rsa', { modulusLength: 2048 })
}

/**
 * The keys of both sides, generated in every process: the merchant's and those of the simulated WeChat Pay.
 */
export type PayKeys = {
  mchId: string
  serial: string
  merchant: Pair
  platformSerial: string
  platform: Pair
  apiV3Key: string
}

export async function newPayKeys(): Promise<PayKeys> {
  const [merchant, platform] = await (pairs ??= Promise.all([newPair(), newPair()]))
  const hex = (bytes: number) => randomBytes(bytes).toString('hex')
  return {
    mchId: '1900000000',
    serial: hex(20).toUpperCase(),
    merchant,
    platformSerial: `PUB_KEY_ID_0${hex(16)}`,
    platform,
    apiV3Key: hex(16),
  }
}
