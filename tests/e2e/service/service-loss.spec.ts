import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { serve } from '@hono/node-server'
import { startApi } from '#api/server/start-api'
import { loadSecrets } from '#api/server/load-secrets'
import { readApiSettings } from '#api/settings'
import { withServer } from '#tests/servers/start-product-server'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'

const silent = { info() {}, warn() {}, error() {} }
// Bots get no error page, and a headless browser's default user agent counts as one.
const aPerson = 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36'

test(
  'while the API does not respond, users stay logged in and the header shows a network error',
  { tag: ['@desktop', '@deep'] },
  async ({ browser, watch, expectProblem }) => {
    expectProblem(/^503 GET /)
    await withService(async (service) => {
      const env = { API_BASE_URL: service.origin, ALLOW_SIMULATED_PROVIDERS: '1', TRUST_PROXY: '1' }
      await withServer(
        async ({ origin }) => {
          const context = await browser.newContext({ baseURL: origin, locale: 'zh-CN', userAgent: aPerson })
          watch(context)
          await logIn(context)
          const page = await context.newPage()
          const unsure = page.locator('header').getByText('网络异常').locator('visible=true')

          await page.goto('/agreement')
          await expect(unsure).toHaveCount(0)
          service.isUp = false
          // A session check is cached for ten seconds.
          await expect(async () => {
            await page.reload()
            await expect(unsure).toBeVisible({ timeout: 500 })
          }).toPass({ timeout: 20_000 })
          await page.goto('/user')
          await expect(page.getByRole('heading', { name: '暂时无法连接服务' })).toBeVisible()

          service.isUp = true
          await page.goto('/user')
          await expect(page.getByRole('heading', { name: '个人中心' })).toBeVisible()
          await context.close()
        },
        { env },
      )
    })
  },
)

type Service = { origin: string; isUp: boolean }

/** Starts the API on a separate port; with `isUp` false it responds with 502. */
async function withService(task: (service: Service) => Promise<void>) {
  const dataDir = await mkdtemp(join(tmpdir(), 'smart-resume-service-'))
  const settings = readApiSettings({ DATA_DIR: dataDir, NODE_ENV: 'test', ALLOW_SIMULATED_PROVIDERS: '1' })
  const api = await startApi(settings, {
    sqliteWorker: pathToFileURL(join(process.cwd(), 'build/server/sqlite-worker.js')),
    templatesDir: 'templates',
    contentDir: 'content',
    secrets: await loadSecrets(settings),
    log: silent,
  })
  const service: Service = { origin: '', isUp: true }
  const server = serve({
    port: 0,
    hostname: '127.0.0.1',
    fetch: (request) => (service.isUp ? api.fetch(request) : new Response('<h1>502</h1>', { status: 502 })),
  })
  await new Promise((listening) => server.once('listening', listening))
  service.origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`
  try {
    await task(service)
  } finally {
    server.close()
    await api.close()
    await rm(dataDir, { recursive: true, force: true })
  }
}
