import { ApiCodes } from '#contract/http/api-codes'
import { describeError } from '#telemetry/describe-error'
import { countSmsToday } from '../accounts/sms-codes/daily-sms-quota'
import { resumeLimit } from '../membership/plans-and-products/effective-plan'
import { errorResponse } from '../http/call-handler'
import { createApi } from '../app'
import { createRunningAnswers } from '../chat/turns/running-answers'
import { startAbandonedTurnCheck } from '../chat/turns/abandoned-turns'
import { checkDataDir } from '../db/data-dir/check-data-dir'
import { prepareDataDir } from '../db/data-dir/prepare-data-dir'
import { lockDataDir } from '../db/data-dir/lock-data-dir'
import { type DatabaseOptions, openDatabase } from '../db/open-database'
import { countOrdersByState } from '../orders/orders.queries'
import type { Log } from './log'
import { maskStaleShares } from '../sharing/mask-shared-resumes'
import { type Simulator, startSimulator } from '../gateways/simulator/start-simulator'
import { createProviders } from '../gateways/create-providers'
import { startReconciliation } from '../orders/reconcile-orders'
import type { Clock, Dependencies, Secrets } from '../dependencies'
import { ApiError } from '../http/api-error'
import { paymentWebhookPath } from '../orders/payment-webhook'
import { createReadiness, type Readiness } from './readiness'
import { loadCatalogue } from '../catalogue/load-catalogue'
import type { ApiSettings } from '../settings'
import { startCleanup } from './schedule-cleanup'

export type ApiService = {
  fetch: (request: Request) => Promise<Response>
  /** Whether calls can be served now; false once it is closed. */
  readiness: () => Promise<Readiness>
  /** State → number of orders, at most a minute old. */
  ordersByState: () => Promise<Record<string, number>>
  /** Text messages sent today by China's calendar, and the daily maximum. */
  smsUsage: () => Promise<{ sent: number; cap: number }>
  /** Providers that are not configured: calls that need them fail with providerUnavailable. */
  disabledProviders: readonly ('sms' | 'email' | 'weixin' | 'pay' | 'ai')[]
  /** The pages of simulated providers, under /dev/…; undefined where none is simulated. */
  simulator: Omit<Simulator, 'close'> | undefined
  /** Rejects new requests, waits for running ones and their commits, and closes the database. */
  close: () => Promise<void>
}

export type ApiEnvironment = {
  sqliteWorker: URL
  templatesDir: string
  contentDir: string
  /** From loadSecrets; the web server uses the same. */
  secrets: Secrets
  log: Log
  onStatement?: DatabaseOptions['onStatement']
  clock?: Clock
}

/** Counting reads the whole table, and several scrapers may ask. */
const orderCountsCacheMs = 60_000
/** One step takes 0.6 ms on a laptop (code-challenge.ts has the number of steps). */
const challengeCost = 2_000
const closingError = new ApiError(ApiCodes.providerUnavailable, 'closing', { status: 503 })

/**
 * Starts the API, inside the web process or alone behind api/serve.ts.
 * @throws StartupError when another process holds the data directory, its database was lost, or is damaged.
 */
export async function startApi(
  settings: ApiSettings,
  { sqliteWorker, templatesDir, contentDir, secrets, log, onStatement, clock = Date.now }: ApiEnvironment,
): Promise<ApiService> {
  const unlock = settings.databaseUrl ? () => {} : await claimDataFolder(settings, clock())
  const catalogue = await loadCatalogue({ templatesDir, contentDir })
  const db = await openDatabase({
    databaseUrl: settings.databaseUrl,
    dataDir: settings.dataDir,
    sqliteWorker,
    onStatement,
    onIdleError: (error) => log.warn({ error: describeError(error) }, 'the database dropped a connection'),
  })
  await maskStaleShares(db, log)
  const notifyUrl = `${settings.simulator.publicOrigin}${paymentWebhookPath}`
  const simulatedProviders = (['weixin', 'pay', 'ai'] as const).filter(
    (one) => settings[one].provider === 'simulator',
  )
  const simulator =
    simulatedProviders.length > 0
      ? await startSimulator({ clock, dataDir: settings.dataDir, simulatedProviders, ...settings.simulator })
      : undefined
  const deps: Dependencies = {
    db,
    clock,
    log,
    ...catalogue,
    secrets,
    adminPhones: settings.adminPhones,
    smsDailyCap: settings.smsDailyCap,
    emailDailyCap: settings.emailDailyCap,
    publicOrigin: settings.simulator.publicOrigin,
    challengeCost,
    resumeLimit,
    isWeixinSimulated: settings.weixin.provider === 'simulator',
    ...(await createProviders(settings, { db, clock, log, simulator, notifyUrl })),
    runningAnswers: createRunningAnswers(log),
    isOutboxPublic: settings.sms.provider === 'outbox',
  }
  const app = createApi(deps)
  const readiness = createReadiness({
    db,
    dataDir: settings.databaseUrl ? undefined : settings.dataDir,
    minFreeDiskBytes: settings.minFreeDiskBytes,
  })
  const stopSweepingOrders = startReconciliation(deps)
  const stopSweepingTurns = startAbandonedTurnCheck(deps)
  const stopSweeping = startCleanup({ db, clock }, log)
  const orderCounts = cachedFor(orderCountsCacheMs, clock, () => countOrdersByState(db))
  const pendingRequests = new Set<Promise<Response>>()
  let closed: Promise<void> | undefined

  async function close(): Promise<void> {
    while (pendingRequests.size > 0) await Promise.allSettled(pendingRequests)
    await deps.runningAnswers.close()
    await Promise.all([stopSweeping(), stopSweepingOrders(), stopSweepingTurns()])
    await simulator?.close()
    await db.destroy()
    unlock()
  }

  return {
    async fetch(request) {
      if (closed) return errorResponse(request, closingError)
      const response = Promise.resolve(app.fetch(request))
      pendingRequests.add(response)
      return response.finally(() => pendingRequests.delete(response))
    },
    simulator,
    ordersByState: () => orderCounts(),
    readiness: async () => (closed ? { ok: false, database: false, disk: false } : readiness()),
    smsUsage: async () => ({ sent: await countSmsToday(db, clock()), cap: settings.smsDailyCap }),
    disabledProviders: (['sms', 'email', 'weixin', 'pay', 'ai'] as const).filter(
      (one) => settings[one].provider === 'off',
    ),
    close: () => (closed ??= close()),
  }
}

/** @returns a function that releases the directory. */
async function claimDataFolder({ dataDir }: Pick<ApiSettings, 'dataDir'>, now: number): Promise<() => void> {
  const folder = await prepareDataDir(dataDir)
  const unlock = lockDataDir(folder, now)
  await checkDataDir(folder)
  return unlock
}

function cachedFor<T>(ms: number, clock: Clock, read: () => Promise<T>): () => Promise<T> {
  let cached: { at: number; value: Promise<T> } | undefined
  return () => {
    if (!cached || clock() - cached.at >= ms) {
      const value = read()
      value.catch(() => (cached = undefined))
      cached = { at: clock(), value }
    }
    return cached.value
  }
}
