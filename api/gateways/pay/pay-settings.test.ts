import { generateKeyPairSync } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readApiSettings } from '../../settings'
import { wechatpayVariables as real } from '../../testing/provider-variables'
import { loadMerchant } from './load-merchant'

const read = (env: Record<string, string>) => readApiSettings(env).pay

test('WeChat can have several keys', () => {
  expect(read(real)).toMatchObject({
    platformKeyFiles: { PUB_KEY_ID_1: '/keys/wechat.pem', '5157F09E': '/keys/old=1.pem' },
    apiUrl: 'https://api.mch.weixin.qq.com',
  })
})

describe('invalid payment settings stop the start and name the variable', () => {
  test.each([
    ['WECHATPAY_MCHID', { ...real, WECHATPAY_MCHID: '' }],
    ['WECHATPAY_PRIVATE_KEY_FILE', { ...real, WECHATPAY_PRIVATE_KEY_FILE: '' }],
    ['WECHATPAY_PLATFORM_KEYS', { ...real, WECHATPAY_PLATFORM_KEYS: '/keys/geheim.pem' }],
    ['WECHATPAY_API_V3_KEY', { ...real, WECHATPAY_API_V3_KEY: 'geheim' }],
    ['PUBLIC_ORIGIN', { ...real, PUBLIC_ORIGIN: 'http://geheim' }],
    ['WECHATPAY_API_URL', { ...real, WECHATPAY_API_URL: 'geheim' }],
  ])('%s in %o', (name, env) => {
    const act = () => read(env)
    expect(act).toThrow(new RegExp(`^${name} must`))
    expect(act).not.toThrow(/geheim/)
  })
})

describe('reading the keys from their files', () => {
  let folder: string
  const { privateKey, publicKey } = generateKeyPairSync('rsa', {
    modulusLength: 2048,
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  const elliptic = generateKeyPairSync('ec', {
    namedCurve: 'P-256',
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  })
  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'keys-'))
    const files = {
      private: privateKey,
      public: publicKey,
      certificate,
      elliptic: elliptic.privateKey,
      none: 'geheim',
    }
    for (const [name, pem] of Object.entries(files)) await writeFile(join(folder, name), pem)
  })
  afterAll(() => rm(folder, { recursive: true }))
  const merchantWith = (privateKeyFile: string, platformKeyFile: string) => {
    const settings = read(real)
    if (settings.provider !== 'wechatpay') throw new Error('another provider')
    return loadMerchant(
      {
        ...settings,
        privateKeyFile: join(folder, privateKeyFile),
        platformKeyFiles: { A: join(folder, platformKeyFile), B: join(folder, 'certificate') },
      },
      'https://resume.example.com/api/pay/wx/notify',
    )
  }

  test("accepts a public key and a certificate as WeChat's keys", async () => {
    const { platformKeys, notifyUrl } = await merchantWith('private', 'public')
    expect([...platformKeys.values()].map((key) => [key.type, key.asymmetricKeyType])).toEqual([
      ['public', 'rsa'],
      ['public', 'rsa'],
    ])
    expect(notifyUrl).toBe('https://resume.example.com/api/pay/wx/notify')
  })

  test.each([
    ['WECHATPAY_PRIVATE_KEY_FILE', 'nowhere', 'public', 'cannot be read'],
    ['WECHATPAY_PRIVATE_KEY_FILE', 'none', 'public', 'holds none'],
    ['WECHATPAY_PRIVATE_KEY_FILE', 'elliptic', 'public', 'holds another one'],
    ['WECHATPAY_PLATFORM_KEYS', 'private', 'none', 'holds none'],
  ])('%s: %s and %s', async (name, privateKeyFile, platformKeyFile, what) => {
    const reading = merchantWith(privateKeyFile, platformKeyFile)
    await expect(reading).rejects.toThrow(new RegExp(`^${name} must be a file .* ${what}$`))
    await expect(reading).rejects.not.toThrow(/geheim/)
  })
})

/** Self-signed for this test, valid until 2126. */
const certificate = `-----BEGIN CERTIFICATE-----
MIIDHTCCAgWgAwIBAgIUP1gY+9QQSdRquqz/PfDCIgkPQu8wDQYJKoZIhvcNAQEL
BQAwHTEbMBkGA1UEAwwSVGVucGF5LmNvbSBSb290IENBMCAXDTI2MTEyMTA3MTAz
M1oYDzIxMjYxMDI4MDcxMDMzWjAdMRswGQYDVQQDDBJUZW5wYXkuY29tIFJvb3Qg
Q0EwggEiMA0GCSqGSIb3DQEBAQUAA4IBDwAwggEKAoIBAQDOXE26S1KpbFFocOAY
UACftk1rDj3ymjLR2QMplbBQaA1hROUF7YMKZln/z36tW0keFC8YlHuMRc9kagqu
uCTriWTkv0YENVmWZxtTxpCAGz/3zyPv9bHZUAtrfGV5OY5G8DGurHlWx0NKMIsK
qWH7Gjzje/RMcLhGI73VxC6eFSt8Jkw4IweXffwjFEvf+jR2R9c1o/r/WA46tG7T
OFsIjmBu7dBp1hSg+Mcap3RYr9aymOn2qu5VSVX3llxEZ+9BCJnjzjOOGUTpMRCk
Fgm3yDS1GO/Hyk071rQzQMQN1Xbog25uMA04ZJ6h0Ykgzkq02vVsXoq+I97T5uKX
UwrpAgMBAAGjUzBRMB0GA1UdDgQWBBSeDWLuUa9OVk+NYQwXoo21JUUr7jAfBgNV
HSMEGDAWgBSeDWLuUa9OVk+NYQwXoo21JUUr7jAPBgNVHRMBAf8EBTADAQH/MA0G
CSqGSIb3DQEBCwUAA4IBAQCHoIgrvIhhNThuOnh68ci+Rpvd2vtZVSB7NqbOvTW6
fMSKNxKCz/rdJJunmBpNJkelPdl+64ErnOh/fe16SksMsLgUxPcziKsPBjMoyj4K
wZO+O9h/87r/hxgn9u9Ljjr3J4Y9WYssvl+9GxxKk9g/+Lmrct3Mbag5BucpdKxt
2WKSXFJdJTHKqD/UpesAyuix/UcNJP7SNGqPNFmY8rzVNLOAK621oqGH64LFCxF+
iTe1MvAFJ67zb7XqRSNVjnyPtKUINox2XOdM4adOEPqesR85dShC+WQk88gmJ8dw
XYYl+OVAZ9m6MG0bhUp5ecSRQX/XRAQA0EVv25KqppX5
-----END CERTIFICATE-----
`
