import { createCipheriv, generateKeyPairSync, randomUUID } from 'node:crypto'
import { resolve } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { createApi } from '#api/app'
import { openDatabase } from '#api/db/open-database'
import { insertUser } from '#api/accounts/users/users.queries'
import { createWechatPayClient } from '#api/gateways/pay/wechatpay-client'
import type { Merchant } from '#api/gateways/pay/merchant'
import { newNonce, signParts } from '#api/gateways/pay/wechatpay-signing'
import { newShortId } from '#api/ids-and-hashes'
import { placeOrder } from '#api/orders/place-order'
import type { Dependencies } from '#api/dependencies'
import { paymentWebhookPath } from '#api/orders/payment-webhook'
import { readApiSettings } from '#api/settings'
import { createLogger } from '#app/server/logging/logger.server'
import { type DatabaseKind, createPostgresKind, createSqliteKind } from '../seed/bench-databases'
import type { Measurement } from '../stats/measurement'
import { benchSecret } from '../seed/account-rows'
import { percentile } from '../stats/percentiles'
import { timeTask } from '../stats/timing'

const notificationIntervalMs = 10
const [warmUps, notifications] = [50, 500]
const [platform, merchantKeys] = [rsa(), rsa()]
const platformSerial = 'PUB_KEY_ID_bench'
const merchant: Merchant = {
  mchId: '1900000001',
  appId: 'wxbench',
  serial: 'BENCH',
  privateKey: merchantKeys.privateKey,
  apiV3Key: '0123456789abcdef0123456789abcdef',
  platformKeys: new Map([[platformSerial, platform.publicKey]]),
  apiUrl: 'http://127.0.0.1:1',
  notifyUrl: 'https://bench.example/notify',
}

function rsa() {
  return generateKeyPairSync('rsa', { modulusLength: 2048 })
}

/**
 * Measures signed WeChat notifications, a hundred a second: verified, decrypted, compared, and granted on
 * disk.
 */
export async function measureSettlements(): Promise<Measurement[]> {
  const figures: Measurement[] = []
  for (const kind of [createSqliteKind(), await createPostgresKind()])
    if (kind) figures.push(...(await measureOn(kind)))
  return figures
}

async function measureOn(kind: DatabaseKind): Promise<Measurement[]> {
  const place = await kind.make()
  const settings = readApiSettings({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SESSION_SECRET: benchSecret,
  })
  const sqliteWorker = pathToFileURL(resolve('build/server/sqlite-worker.js'))
  const db = await openDatabase({ ...settings, sqliteWorker })
  const pay = createWechatPayClient({ merchant, clock: Date.now, simulated: false })
  // The dependencies that a notification needs.
  const catalogues = { templates: [], samples: [], industries: [], blogs: [] }
  const parts = {
    db,
    clock: Date.now,
    log: createLogger('error'),
    pay,
    ...catalogues,
  } as unknown as Dependencies
  try {
    const app = createApi(parts)
    const requests: Request[] = []
    for (let n = 0; n < warmUps + notifications; n++)
      requests.push(createNotification(await newOrder(parts, pay)))
    const settle = async (request: Request) => {
      const { status } = await app.fetch(request)
      if (status !== 204) throw new Error(`a notification was answered with ${status}`)
    }
    // All at once, to open all connections: opening one during the measurement costs a notification 30 ms.
    await Promise.all(requests.slice(0, warmUps).map(settle))
    const times = await Promise.all(
      requests.slice(warmUps).map(async (request, n) => {
        await sleep(n * notificationIntervalMs)
        return timeTask(() => settle(request))
      }),
    )
    const name = `settlement of a notification, ${kind.name}, 100/s`
    return [
      { name: `${name}, p50`, measured: percentile(times, 0.5), unit: 'ms' },
      { name: `${name}, p99`, measured: percentile(times, 0.99), unit: 'ms', max: 20 },
    ]
  } finally {
    await db.destroy()
    await kind.end()
  }
}

async function newOrder(parts: Dependencies, pay: NonNullable<Dependencies['pay']>) {
  const userId = newShortId()
  const agreed = { policy_version: '', policy_at: null, created_at: Date.now(), closes_at: null }
  await insertUser(parts.db, { id: userId, phone: null, nickname: '林晓', is_admin: 0, ...agreed })
  return placeOrder(parts, pay, { userId, productId: '200', months: 1, channel: 'native', openId: null })
}

function createNotification({ id, price_fen }: { id: string; price_fen: number }): Request {
  const [nonce, type] = [newNonce().slice(0, 12), 'transaction']
  const payload = {
    appid: merchant.appId,
    mchid: merchant.mchId,
    out_trade_no: id,
    trade_state: 'SUCCESS',
    transaction_id: `4200${id.slice(0, 24)}`,
    success_time: new Date().toISOString(),
    amount: { total: price_fen, currency: 'CNY' },
  }
  const cipher = createCipheriv('aes-256-gcm', merchant.apiV3Key, nonce).setAAD(Buffer.from(type))
  const sealed = [cipher.update(JSON.stringify(payload)), cipher.final()]
  const ciphertext = Buffer.concat([...sealed, cipher.getAuthTag()]).toString('base64')
  const resource = { algorithm: 'AEAD_AES_256_GCM', ciphertext, nonce, associated_data: type }
  const body = JSON.stringify({ id: randomUUID(), event_type: 'TRANSACTION.SUCCESS', resource })
  const [timestamp, signedNonce] = [String(Math.floor(Date.now() / 1000)), newNonce()]
  return new Request(`http://bench${paymentWebhookPath}`, {
    method: 'POST',
    body,
    headers: {
      'content-type': 'application/json',
      'wechatpay-timestamp': timestamp,
      'wechatpay-nonce': signedNonce,
      'wechatpay-serial': platformSerial,
      'wechatpay-signature': signParts(platform.privateKey, timestamp, signedNonce, body),
    },
  })
}
