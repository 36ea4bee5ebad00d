import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { availableParallelism, tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from '@playwright/test'
import { findChromium, findHeadlessShell } from './scripts/find-chromium.mjs'
import { adminPhones } from './tests/e2e/support/admin-phones'
import { otherEngineProjects } from './tests/e2e/support/other-engines'
import { readDepth, selectJourneys, type ProjectName } from './tests/e2e/support/journey-selection'

// Read once by the runner and again by each worker, which inherits what the runner chose.
const port = (process.env.E2E_PORT ??= String(await freePort()))
const dataDir = (process.env.E2E_DATA_DIR ??= freshFolder())
const origin = `http://127.0.0.1:${port}`
// To a browser localhost is another site than 127.0.0.1, as WeChat is.
const simulatorPort = (process.env.E2E_SIMULATOR_PORT ??= String(await freePort()))
const smtpPort = (process.env.E2E_SMTP_PORT ??= String(await freePort()))
// Where journeys read what was mailed.
const mailPort = (process.env.E2E_MAIL_PORT ??= String(await freePort()))
const quiet =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update'
const depth = readDepth(process.env.TEST_DEPTH)
const project = (name: ProjectName) => ({ name, ...selectJourneys(name, depth) })
const asRoot = process.getuid?.() === 0

/**
 * A journey runs on desktop and phone; tag it `@everywhere` to run it without JavaScript too, `@wide` to run it so but not
 * on a phone, where it would show nothing else, or `@desktop`, `@phone`, `@no-javascript` to run it there only.
 * `@deep` leaves it to `npm run test:deep`; `@deep-phone` does so on the phone alone, where the desktop says the same.
 */
export default defineConfig({
  testDir: 'tests/e2e',
  outputDir: 'test-results',
  // Long enough for a machine that is busy with others: they only end what hangs.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  // A journey mostly waits: two on two cores, beside the server and its typesetter.
  workers: Math.max(1, Math.min(4, availableParallelism())),
  // What passes only then is named as flaky at the end.
  retries: 1,
  fullyParallel: false,
  forbidOnly: true,
  reporter: [['list']],
  use: {
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    serviceWorkers: 'block',
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    launchOptions: {
      executablePath: findHeadlessShell() ?? findChromium(),
      args: [...quiet.split(' '), '--disable-sync', ...(asRoot ? ['--no-sandbox'] : [])],
    },
  },
  projects: [
    {
      ...project('desktop'),
      use: { viewport: { width: 1440, height: 900 } },
    },
    {
      ...project('phone'),
      use: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true, deviceScaleFactor: 2 },
    },
    {
      ...project('no-javascript'),
      use: { viewport: { width: 1440, height: 900 }, javaScriptEnabled: false },
    },
    ...otherEngineProjects(depth),
  ],
  webServer: [
    {
      command: 'node --import tsx tests/e2e/support/mail-server.ts',
      url: `http://127.0.0.1:${mailPort}/`,
      env: { E2E_SMTP_PORT: smtpPort, E2E_MAIL_PORT: mailPort },
    },
    {
      // Another Node, and the product as it is laid out for it: scripts/smoke-node24.mjs.
      command: `${process.env.E2E_SERVER_NODE ?? 'node'} build/server/index.js`,
      cwd: process.env.E2E_SERVER_FOLDER,
      url: `${origin}/healthz`,
      env: {
        NODE_ENV: 'production',
        ALLOW_SIMULATED_PROVIDERS: '1',
        DEMO: '1',
        HOST: '127.0.0.1',
        PORT: port,
        PUBLIC_ORIGIN: origin,
        SIMULATOR_ORIGIN: `http://localhost:${simulatorPort}`,
        DATA_DIR: dataDir,
        LOG_LEVEL: 'warn',
        ADMIN_PHONES: adminPhones.join(),
        // Journeys log in from addresses of their own: one address may ask for few codes.
        TRUST_PROXY: '1',
        EMAIL_PROVIDER: 'smtp',
        EMAIL_FROM: 'no-reply@resume.example.com',
        SMTP_HOST: '127.0.0.1',
        SMTP_PORT: smtpPort,
        SMTP_SECURITY: 'none',
      },
      timeout: 60_000,
      stdout: 'pipe',
      stderr: 'pipe',
      gracefulShutdown: { signal: 'SIGTERM', timeout: 10_000 },
    },
  ],
})

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer()
    probe.once('error', reject)
    probe.listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo
      probe.close(() => resolve(port))
    })
  })
}

function freshFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'smart-resume-e2e-'))
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }))
  return folder
}
