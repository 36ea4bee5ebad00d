import { randomBytes } from 'node:crypto'
import type { WeixinPlatform } from '#contract/account/weixin-login'
import type { Clock } from '../../../dependencies'
import type { SimulatedPerson } from './simulated-people'

export type SimulatedApp = { pf: WeixinPlatform; appId: string; secret: string; scopes: readonly string[] }
export type WeixinGrant = { appId: string; scope: string; person: SimulatedPerson }
type StoredGrant = WeixinGrant & { expiresAt: number; used: boolean }

const MINUTE_MS = 60_000
const codeLifeMs = 5 * MINUTE_MS
const tokenLifeMs = 120 * MINUTE_MS
/** Maximum number of codes and of tokens, so that a public demo cannot fill the memory. */
const maxStored = 10_000
/** Codes are stored beyond their lifetime, so that an expired code is told from an unknown one. */
const codeMemoryMs = 60 * MINUTE_MS

/** The simulated WeChat's two applications, and in memory the codes and tokens it issued. */
export class WeixinState {
  readonly apps: Record<WeixinPlatform, SimulatedApp> = {
    mp: newApp('mp', 'wxde00000000000001', ['snsapi_base', 'snsapi_userinfo']),
    web: newApp('web', 'wxde00000000000002', ['snsapi_login']),
  }
  #codes = new Map<string, StoredGrant>()
  #tokens = new Map<string, StoredGrant>()

  constructor(private readonly clock: Clock) {}

  findApp(appId: string): SimulatedApp | undefined {
    return Object.values(this.apps).find((app) => app.appId === appId)
  }

  issueCode(granted: WeixinGrant): string {
    evictExpired(this.#codes, this.clock() - codeMemoryMs)
    return this.#keep(this.#codes, granted, codeLifeMs, 16)
  }

  /** Redeems a code. WeChat's error numbers: 40029 unknown, 40163 used, 42003 expired. */
  redeemCode(appId: string, code: string): WeixinGrant | 40029 | 40163 | 42003 {
    const stored = this.#codes.get(code)
    if (!stored || stored.appId !== appId) return 40029
    if (stored.used) return 40163
    if (this.clock() >= stored.expiresAt) return 42003
    stored.used = true
    return stored
  }

  issueToken(granted: WeixinGrant): string {
    evictExpired(this.#tokens, this.clock())
    return this.#keep(this.#tokens, granted, tokenLifeMs, 48)
  }

  /** 40001: unknown token; 42001: expired. */
  readToken(token: string): WeixinGrant | 40001 | 42001 {
    const stored = this.#tokens.get(token)
    if (!stored) return 40001
    return this.clock() >= stored.expiresAt ? 42001 : stored
  }

  #keep(store: Map<string, StoredGrant>, granted: WeixinGrant, lifeMs: number, bytes: number): string {
    const [oldest] = store.keys()
    if (store.size >= maxStored && oldest) store.delete(oldest)
    const key = randomBytes(bytes).toString('hex')
    store.set(key, { ...granted, expiresAt: this.clock() + lifeMs, used: false })
    return key
  }
}

export const tokenLifeSeconds = tokenLifeMs / 1000

function newApp(pf: WeixinPlatform, appId: string, scopes: readonly string[]): SimulatedApp {
  return { pf, appId, secret: randomBytes(16).toString('hex'), scopes }
}

function evictExpired(store: Map<string, StoredGrant>, expired: number): void {
  for (const [key, { expiresAt }] of store) {
    // A Map iterates the oldest entry first, and all entries live equally long.
    if (expiresAt > expired) return
    store.delete(key)
  }
}
