import { chromium, type Browser, type Page } from '@playwright/test'
import { findChromium } from '../../../../scripts/find-chromium.mjs'
import type { DraftVisitor } from './draft-visitor'

const chromiumFlags =
  '--disable-gpu --disable-quic --no-first-run --disable-background-networking --disable-component-update'

/** Runs a task with a browser, and always closes it. */
export async function withBrowser<T>(task: (browser: Browser) => Promise<T>): Promise<T> {
  const asRoot = process.getuid?.() === 0
  const browser = await chromium.launch({
    executablePath: findChromium(),
    args: [...chromiumFlags.split(' '), '--disable-sync', ...(asRoot ? ['--no-sandbox'] : [])],
  })
  try {
    return await task(browser)
  } finally {
    await browser.close()
  }
}

/**
 * Opens a visitor's edit page in a separate context; with scripts, waits for hydration. The browser does not typeset
 * pages itself, as if it had little memory, unless `typesets`.
 */
export async function openEditor(
  browser: Browser,
  visitor: DraftVisitor,
  { javaScriptEnabled = true, typesets = false } = {},
): Promise<Page> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'zh-CN',
    javaScriptEnabled,
  })
  const [name = '', value = ''] = visitor.cookie.split('=')
  await context.addCookies([{ name, value, url: visitor.origin }])
  if (!typesets)
    await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }))
  const page = await context.newPage()
  await page.goto(visitor.editUrl, { waitUntil: 'networkidle' })
  if (javaScriptEnabled) await page.locator('html.scripted').waitFor()
  return page
}
