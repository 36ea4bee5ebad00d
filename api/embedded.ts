import { Codes } from '#contract/codes'
import { describeError } from '#telemetry/describe-error'
import { messagesToday } from './accounts/daily-messages'
import { resumeLimit } from './accounts/plan'
import { refuse } from './answer'
import { createApi } from './app'
import { openChatRuns } from './chat/chat-runs'
import { startSweepingTurns } from './chat/lost-turns'
import { checkDataFolder } from './db/check-data-folder'
import { prepareDataFolder } from './db/data-folder'
import { lockDataFolder } from './db/lock-data-folder'
import { type DatabaseOptions, openDatabase } from './db/open'
import { countOrders } from './db/orders'
import type { Log } from './log'
import { maskStaleShares } from './masked-copy'
import { type Simulator, startSimulator } from './gateways/simulator/start-simulator'
import { openAi } from './gateways/ai/open-ai'
import { openPay } from './gateways/pay/open-pay'
import { openSms } from './gateways/sms/open-sms'
import { openWeixin } from './gateways/weixin/open-weixin'
import { startSweepingOrders } from './orders/sweep-orders'
import type { Clock, Parts, Secrets } from './parts'
import { Refusal } from './refusal'
import { payNotificationPath } from './routes/pay-notification'
import { createReadiness, type Readiness } from './readiness'
import { readShelf } from './shelf'
import type { ApiSettings } from './settings'
import { startSweeping } from './sweeper'

export type OpenApi = {
  fetch: (request: Request) => Promise<Response>
  /** Whether calls can be answered now; not once it is closed. */
  readiness: () => Promise<Readiness>
  /** How many orders are in each state, as it was within the last minute. */
  orders: () => Promise<Record<string, number>>
  /** Text messages that left today by China's calendar, and how many may. */
  messages: () => Promise<{ sent: number; cap: number }>
  /** Providers that are not set up: what needs them answers that it is not to be had. */
  off: readonly ('sms' | 'weixin' | 'pay' | 'ai')[]
  /** The pages of simulated providers, under /dev/…; undefined where none is simulated. */
  simulator: Omit<Simulator, 'close'> | undefined
  /** Refuses new requests, waits for those under way and for their commits, closes the database. */
  close: () => Promise<void>
}

export type ApiSurroundings = {
  sqliteWorker: URL
  templatesDir: string
  contentDir: string
  /** As loadSecrets gives them; the web half has the same. */
  secrets: Secrets
  log: Log
  onStatement?: DatabaseOptions['onStatement']
  clock?: Clock
}

/** It reads the whole table, and several may ask. */
const orderCountsKeptMs = 60_000
/** One step is 0.6 ms of a laptop (code-challenge.ts says how many). */
const challengeCost = 2_000
const closing = new Refusal(Codes.providerUnavailable, 'closing', { status: 503 })

/**
 * The upstream service, ready: inside the web process or alone behind api/serve.ts.
 * @throws CannotStart where the data folder is another server's, has lost its database, or holds a damaged one
 */
export async function openApi(
  settings: ApiSettings,
  { sqliteWorker, templatesDir, contentDir, secrets, log, onStatement, clock = Date.now }: ApiSurroundings,
): Promise<OpenApi> {
  const unlock = settings.databaseUrl ? () => {} : await takeDataFolder(settings, clock())
  const shelf = await readShelf({ templatesDir, contentDir })
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    sqliteWorker,
    onStatement,
    onIdleError: (error) => log.warn({ error: describeError(error) }, 'the database dropped a connection'),
  })
  await maskStaleShares(db, log)
  const { publicOrigin } = settings.simulator
  const simulated = (['weixin', 'pay', 'ai'] as const).filter((one) => settings[one].provider === 'simulator')
  const simulator =
    simulated.length > 0
      ? await startSimulator({ clock, dataDir: settings.dataDir, simulated, ...settings.simulator })
      : undefined
  const parts: Parts = {
    db,
    clock,
    log,
    ...shelf,
    secrets,
    adminPhones: settings.adminPhones,
    sms: openSms(settings.sms, { db, clock, log }),
    smsDailyCap: settings.smsDailyCap,
    challengeCost,
    resumeLimit,
    weixin: openWeixin(settings.weixin, simulator, log),
    weixinIsSimulated: settings.weixin.provider === 'simulator',
    pay: await openPay(settings.pay, { clock, simulator, publicOrigin, notifyPath: payNotificationPath }),
    ai: openAi(settings.ai, simulator),
    chatRuns: openChatRuns(log),
    outboxIsOpen: settings.sms.provider === 'outbox',
  }
  const app = createApi(parts)
  const readiness = createReadiness({
    db,
    dataDir: settings.databaseUrl ? undefined : settings.dataDir,
    diskFloor: settings.diskFloor,
  })
  const stopSweepingOrders = startSweepingOrders(parts)
  const stopSweepingTurns = startSweepingTurns(parts)
  const stopSweeping = startSweeping({ db, clock }, log)
  const orderCounts = keptFor(orderCountsKeptMs, clock, () => countOrders(db))
  const running = new Set<Promise<Response>>()
  let closed: Promise<void> | undefined

  async function close(): Promise<void> {
    while (running.size > 0) await Promise.allSettled(running)
    await parts.chatRuns.close()
    await Promise.all([stopSweeping(), stopSweepingOrders(), stopSweepingTurns()])
    await simulator?.close()
    await db.destroy()
    unlock()
  }

  return {
    async fetch(request) {
      if (closed) return refuse(request, closing)
      const response = Promise.resolve(app.fetch(request))
      running.add(response)
      return response.finally(() => running.delete(response))
    },
    simulator,
    orders: () => orderCounts(),
    readiness: async () => (closed ? { ok: false, database: false, disk: false } : readiness()),
    messages: async () => ({ sent: await messagesToday(db, clock()), cap: settings.smsDailyCap }),
    off: (['sms', 'weixin', 'pay', 'ai'] as const).filter((one) => settings[one].provider === 'off'),
    close: () => (closed ??= close()),
  }
}

/** @returns gives the folder back */
async function takeDataFolder({ dataDir }: Pick<ApiSettings, 'dataDir'>, now: number): Promise<() => void> {
  const folder = await prepareDataFolder(dataDir)
  const unlock = lockDataFolder(folder, now)
  await checkDataFolder(folder)
  return unlock
}

function keptFor<T>(ms: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let kept: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!kept || clock() - kept.at >= ms) {
      const value = read()
      value.catch(() => (kept = undefined))
      kept = { at: clock(), value }
    }
    return kept.value
  }
}
