/** `npm run screenshots`: the picture of the editor in the README, taken from the built product. */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer, type AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium, type Page } from '@playwright/test'
import sharp from 'sharp'
import { findChromium } from './find-chromium.mjs'

const picture = 'docs/editor.png'
const sample = 'product-manager'
const typedName = '林知夏'
const startLimitMs = 30_000
const maxBytes = 400_000

process.chdir(join(import.meta.dirname, '..'))
const { status } = spawnSync(process.execPath, ['scripts/build.mjs'], { stdio: 'inherit' })
if (status !== 0) process.exit(status ?? 1)

const dataDir = mkdtempSync(join(tmpdir(), 'smart-resume-screenshots-'))
const origin = `http://127.0.0.1:${await freePort()}`
const server = startServer()
process.once('exit', () => {
  server.kill('SIGKILL')
  rmSync(dataDir, { recursive: true, force: true })
})
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => process.exit(130))

await untilItAnswers(server)
const browser = await chromium.launch({
  executablePath: findChromium(),
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
})
const page = await browser.newPage({
  viewport: { width: 1440, height: 900 },
  deviceScaleFactor: 1,
  locale: 'zh-CN',
  colorScheme: 'light',
  reducedMotion: 'reduce',
})
await openEditor(page)
const { size } = await sharp(await page.screenshot())
  .png({ palette: true, quality: 90, effort: 10 })
  .toFile(picture)
await browser.close()
console.log(`${picture}: ${Math.round(size / 1000)} kB`)
if (size > maxBytes) console.error(`${picture} is larger than ${maxBytes / 1000} kB`)
process.exit(size > maxBytes ? 1 : 0)

/** The editor with a sample in it, and a name typed, so that its pages are the live ones. */
async function openEditor(page: Page): Promise<void> {
  await page.goto(`${origin}/resume/create`)
  await page.locator(`button[value="sample:${sample}"]`).click()
  await page.locator('html.scripted').waitFor()
  await page.locator('input[name="basics.name"]').fill(typedName)
  const pages = page.locator('aside svg[role=img]')
  await pages.first().waitFor()
  // Saved, and drawn once more.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}

function startServer(): ChildProcess {
  return spawn(process.execPath, ['build/server/index.js'], {
    stdio: 'inherit',
    env: {
      ...process.env,
      NODE_ENV: 'production',
      HOST: '127.0.0.1',
      PORT: new URL(origin).port,
      PUBLIC_ORIGIN: origin,
      DATA_DIR: dataDir,
      DATABASE_URL: '',
      API_BASE_URL: '',
      ALLOW_SIMULATED_PROVIDERS: '',
      LOG_LEVEL: 'warn',
    },
  })
}

async function untilItAnswers(server: ChildProcess): Promise<void> {
  const startedAt = performance.now()
  while (!(await fetch(`${origin}/healthz`).catch(() => undefined))?.ok) {
    if (server.exitCode !== null || performance.now() - startedAt > startLimitMs)
      throw new Error('the built server did not start')
    await sleep(100)
  }
}

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
