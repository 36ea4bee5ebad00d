/** `npm run screenshots:readme`: takes the README's screenshot of the editor, from the built product. */
import type { Browser, Page } from '@playwright/test'
import sharp from 'sharp'
import { withServer } from '#tests/servers/start-product-server'
import { withBrowser } from '../bench/editor/browser'

const picture = 'docs/editor.png'
const sample = 'product-manager'
const typedName = '林知夏'
const maxBytes = 400_000

const { size } = await withServer(({ origin }) => withBrowser((browser) => capture(browser, origin)))
console.log(`${picture}: ${Math.round(size / 1000)} kB`)
if (size > maxBytes) {
  console.error(`${picture} is larger than ${maxBytes / 1000} kB`)
  process.exitCode = 1
}

async function capture(browser: Browser, baseURL: string): Promise<{ size: number }> {
  const page = await browser.newPage({
    baseURL,
    viewport: { width: 1440, height: 900 },
    deviceScaleFactor: 1,
    locale: 'zh-CN',
    colorScheme: 'light',
    reducedMotion: 'reduce',
  })
  await openEditor(page)
  return sharp(await page.screenshot())
    .png({ palette: true, quality: 90, effort: 10 })
    .toFile(picture)
}

/** Opens the editor with a sample and types a name, so that its pages are live. */
async function openEditor(page: Page): Promise<void> {
  await page.goto('/resume/create')
  await page.locator(`button[value="sample:${sample}"]`).click()
  await page.locator('html.scripted').waitFor()
  await page.locator('input[name="basics.name"]').fill(typedName)
  const pages = page.locator('aside svg[role=img]')
  await pages.first().waitFor()
  // Waits until the draft is saved and rendered again.
  await page.waitForLoadState('networkidle')
  await page.evaluate(() => document.fonts.ready)
}
