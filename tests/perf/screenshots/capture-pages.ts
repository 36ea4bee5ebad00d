/**
 * `npm run screenshots:pages [-- WORD]`: takes screenshots of every page (whose path contains WORD) of the
 * built product in both themes at three widths, into .cache/screenshots/; lists axe violations and elements
 * that the keyboard does not reach. Exits with 1 if there are any.
 */
import { mkdirSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import type { Browser, BrowserContext, Page } from '@playwright/test'
import { withServer } from '#tests/servers/start-product-server'
import { findViolations, standards } from '#tests/e2e/support/axe'
import { logIn } from '#tests/e2e/support/log-in'
import { allPages, createPageFixtures, canOpen, type PageCase } from '#tests/app-harness/all-pages'
import { withBrowser } from '../bench/editor/browser'
import { findKeyboardUnreachable } from './keyboard-unreachable'

const folder = '.cache/screenshots'
const widths = { phone: 390, tablet: 768, desktop: 1440 }
const themes = ['light', 'dark'] as const
const adminPhone = '19900000001'
const problems: string[] = []
const pathFilter = process.argv[2] ?? ''

rmSync(folder, { recursive: true, force: true })
const env = { ALLOW_SIMULATED_PROVIDERS: '1', DEMO: '1', ADMIN_PHONES: adminPhone, TRUST_PROXY: '1' }
await withServer(({ origin }) => withBrowser((browser) => captureAll(browser, origin)), { env })
for (const line of problems) console.error(line)
process.exitCode = problems.length > 0 ? 1 : 0

async function captureAll(browser: Browser, origin: string): Promise<void> {
  const admin = await openContext(browser, origin)
  await logIn(admin, adminPhone)
  const pageFixtures = await createPageFixtures(admin.request, origin)
  const guest = await openContext(browser, origin)
  const pages = allPages(pageFixtures).filter(({ path }) => path.includes(pathFilter))
  for (const page of pages) await capture(canOpen('guest', page) ? guest : admin, page)
}

/** Opens a context with a person's user agent, because bots get no error page. */
function openContext(browser: Browser, baseURL: string): Promise<BrowserContext> {
  return browser.newContext({
    baseURL,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    userAgent: 'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  })
}

/** Loads all lazy images and draws what is far below: both happen on scrolling, which a screenshot does not do. */
async function loadLazyParts(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const picture of document.images) picture.loading = 'eager'
    for (const part of document.querySelectorAll<HTMLElement>('body *'))
      if (getComputedStyle(part).contentVisibility === 'auto') part.style.contentVisibility = 'visible'
  })
  await page.waitForFunction(() => [...document.images].every(({ complete }) => complete))
}

async function capture(context: BrowserContext, { path }: PageCase): Promise<void> {
  const name = path.replace(/^\/|\/$/g, '').replace(/[^\w-]+/g, '_') || 'home'
  const page = await context.newPage()
  await page.goto(path, { waitUntil: 'networkidle' })
  for (const [width, pixels] of Object.entries(widths))
    for (const theme of themes) {
      await page.setViewportSize({ width: pixels, height: 900 })
      await page.emulateMedia({ colorScheme: theme })
      await loadLazyParts(page)
      const into = join(folder, theme, width)
      mkdirSync(into, { recursive: true })
      await page.screenshot({ path: join(into, `${name}.png`), fullPage: true })
      if (width === 'tablet') continue
      const violations = await findViolations(page, { runOnly: standards })
      problems.push(...violations.map((violation) => `${path}, ${theme}, ${width}: ${violation}`))
    }
  problems.push(...(await findKeyboardUnreachable(page)).map((line) => `${path}: ${line}`))
  await page.close()
  console.log(path)
}
