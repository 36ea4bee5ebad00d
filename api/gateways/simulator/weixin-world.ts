import { randomBytes } from 'node:crypto'
import type { WeixinPlatform } from '#contract/weixin'
import type { Clock } from '../../parts'
import type { SimulatedPerson } from './weixin-people'

export type SimulatedApp = { pf: WeixinPlatform; appId: string; secret: string; scopes: readonly string[] }
export type Granted = { appId: string; scope: string; person: SimulatedPerson }
type Kept = Granted & { expiresAt: number; used: boolean }

const MINUTE_MS = 60_000
const codeLifeMs = 5 * MINUTE_MS
const tokenLifeMs = 120 * MINUTE_MS
/** Of codes and of tokens each: a demo that anybody may open does not fill its memory. */
const keptMost = 10_000
/** Remembered longer than it lives, so that an old code is told from one that never was. */
const codeMemoryMs = 60 * MINUTE_MS

/** What the simulated WeChat knows: two applications, and in memory the codes and tokens it gave. */
export class WeixinWorld {
  readonly apps: Record<WeixinPlatform, SimulatedApp> = {
    mp: newApp('mp', 'wxde00000000000001', ['snsapi_base', 'snsapi_userinfo']),
    web: newApp('web', 'wxde00000000000002', ['snsapi_login']),
  }
  #codes = new Map<string, Kept>()
  #tokens = new Map<string, Kept>()

  constructor(private readonly clock: Clock) {}

  findApp(appId: string): SimulatedApp | undefined {
    return Object.values(this.apps).find((app) => app.appId === appId)
  }

  giveCode(granted: Granted): string {
    forgetBefore(this.#codes, this.clock() - codeMemoryMs)
    return this.#keep(this.#codes, granted, codeLifeMs, 16)
  }

  /** Spends a code. The numbers are WeChat's: 40029 none, 40163 used, 42003 too old. */
  takeCode(appId: string, code: string): Granted | 40029 | 40163 | 42003 {
    const kept = this.#codes.get(code)
    if (!kept || kept.appId !== appId) return 40029
    if (kept.used) return 40163
    if (this.clock() >= kept.expiresAt) return 42003
    kept.used = true
    return kept
  }

  giveToken(granted: Granted): string {
    forgetBefore(this.#tokens, this.clock())
    return this.#keep(this.#tokens, granted, tokenLifeMs, 48)
  }

  /** 40001: no such token; 42001: too old. */
  readToken(token: string): Granted | 40001 | 42001 {
    const kept = this.#tokens.get(token)
    if (!kept) return 40001
    return this.clock() >= kept.expiresAt ? 42001 : kept
  }

  #keep(among: Map<string, Kept>, granted: Granted, lifeMs: number, bytes: number): string {
    const [oldest] = among.keys()
    if (among.size >= keptMost && oldest) among.delete(oldest)
    const key = randomBytes(bytes).toString('hex')
    among.set(key, { ...granted, expiresAt: this.clock() + lifeMs, used: false })
    return key
  }
}

export const tokenLifeSeconds = tokenLifeMs / 1000

function newApp(pf: WeixinPlatform, appId: string, scopes: readonly string[]): SimulatedApp {
  return { pf, appId, secret: randomBytes(16).toString('hex'), scopes }
}

function forgetBefore(among: Map<string, Kept>, expired: number): void {
  for (const [key, { expiresAt }] of among) {
    // A Map gives the oldest first, and all live equally long.
    if (expiresAt > expired) return
    among.delete(key)
  }
}
