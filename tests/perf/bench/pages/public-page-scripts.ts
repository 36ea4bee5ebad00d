import type { Browser, Page } from '@playwright/test'
import { withBrowser } from '../editor/browser'
import type { Measurement } from '../stats/measurement'
import { measureLoadedScripts } from './loaded-scripts'
import { withMeasuredPages, type MeasuredPage } from './with-seeded-product'

const targets = { beforeKb: 2, afterKb: 130 }

/** Measures the scripts of public pages before and after the first interaction. */
export function measurePublicPageScripts(): Promise<Measurement[]> {
  return withMeasuredPages((origin, pages) =>
    withBrowser(async (browser) => {
      const figures: Measurement[] = []
      for (const page of pages.filter(({ isPublic }) => isPublic))
        figures.push(...(await figuresOf(browser, origin, page)))
      return figures
    }),
  )
}

async function figuresOf(
  browser: Browser,
  origin: string,
  { name, path }: MeasuredPage,
): Promise<Measurement[]> {
  const context = await browser.newContext({ locale: 'zh-CN', serviceWorkers: 'block' })
  try {
    const page = await context.newPage()
    await page.goto(origin + path, { waitUntil: 'networkidle' })
    const before = await inlineKb(page)
    const { files } = await measureLoadedScripts(page)
    await page.keyboard.press('Shift')
    await page.locator('html.scripted').waitFor()
    await page.waitForLoadState('networkidle')
    const { kB, note } = await measureLoadedScripts(page)
    return [
      { name: `${name}: script files before an intent`, measured: files, max: 0 },
      { name: `${name}: script in the page before`, measured: before, unit: 'kB', max: targets.beforeKb },
      { name: `${name}: scripts after, brotli`, measured: kB, unit: 'kB', max: targets.afterKb, note },
    ]
  } finally {
    await context.close()
  }
}

/**
 * Returns the size of inline scripts in kB, uncompressed; without the page's data and the structured data.
 */
function inlineKb(page: Page): Promise<number> {
  return page.evaluate(() => {
    const run = [...document.scripts].filter(
      ({ src, type, text }) =>
        !src && type !== 'application/ld+json' && !text.startsWith('window.__remixContext'),
    )
    return new TextEncoder().encode(run.map(({ text }) => text).join('')).length / 1000
  })
}
