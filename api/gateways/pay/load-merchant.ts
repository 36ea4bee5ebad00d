import { createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto'
import { readFile } from 'node:fs/promises'
import type { Merchant } from './merchant'
import type { MerchantSettings } from './pay-settings'

/**
 * The merchant with its keys read from their files. @throws an Error that names the setting, never the file's
 * content.
 */
export async function loadMerchant(
  { privateKeyFile, platformKeyFiles, ...settings }: MerchantSettings,
  notifyUrl: string,
): Promise<Merchant> {
  const privateKey = await readKey('WECHATPAY_PRIVATE_KEY_FILE', privateKeyFile, createPrivateKey)
  const platformKeys = new Map<string, KeyObject>()
  for (const [serial, file] of Object.entries(platformKeyFiles))
    // createPublicKey accepts a certificate as well as a public key.
    platformKeys.set(serial, await readKey('WECHATPAY_PLATFORM_KEYS', file, createPublicKey))
  return { ...settings, privateKey, platformKeys, notifyUrl }
}

async function readKey(name: string, file: string, create: (pem: string) => KeyObject): Promise<KeyObject> {
  const keyError = (what: string) =>
    new Error(`${name} must be a file with an RSA key (PEM): ${file} ${what}`)
  const pem = await readFile(file, 'utf8').catch(() => {
    throw keyError('cannot be read')
  })
  let key: KeyObject
  try {
    key = create(pem)
  } catch {
    throw keyError('holds none')
  }
  if (key.asymmetricKeyType !== 'rsa') throw keyError('holds another one')
  return key
}
