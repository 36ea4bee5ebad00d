import { setTimeout as sleep } from 'node:timers/promises'
import type { Page } from '@playwright/test'
import { openEditor, withBrowser } from './browser'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { watchPreview } from './typing'
import { createDraftVisitor } from './draft-visitor'

// Long enough for the draft to be saved, so that one switch does not delay the next, in ms.
const restMs = 300
/** How long the mouse rests on a template before the pages show it (template-picker.tsx), and what the drawing may add. */
const [restingMs, drawingMs] = [150, 60]

/** Measures templates in the editor: how soon after the mouse arrives at one the pages show it. */
export function measureTemplateSwitches(origin: string): Promise<Measurement[]> {
  return withBrowser(async (browser) => {
    const page = await openEditor(browser, await createDraftVisitor(origin, 'sample:campus-graduate'))
    await page.locator('label[for=pane-style]').click()
    await page.waitForLoadState('networkidle')
    const names = await page
      .locator('input[name="style.template"]:not(:checked)')
      .evaluateAll((radios) => radios.map((radio) => (radio as HTMLInputElement).value))
    // One more switch first, which replaces the images by live pages.
    const [last = ''] = names.slice(-1)
    await switchTo(page, last)
    const first = await switches(page, names.slice(0, -1))
    const again = await switches(page, names.slice(0, -1))
    await page.context().close()
    const max = restingMs + drawingMs
    return [
      { name: 'mouse on a template to its page, p50', measured: percentile(again, 0.5), unit: 'ms', max },
      { name: 'mouse on a template to its page, p95', measured: percentile(again, 0.95), unit: 'ms' },
      { name: 'first time on a template, p50', measured: percentile(first, 0.5), unit: 'ms', max },
      { name: 'first time on a template, p95', measured: percentile(first, 0.95), unit: 'ms' },
    ]
  })
}

async function switches(page: Page, names: string[]): Promise<number[]> {
  const times: number[] = []
  for (const name of names) {
    await sleep(restMs)
    times.push(await switchTo(page, name))
  }
  return times
}

/** Points at a template, waits for a page to change, and chooses it. Returns the time after the mouse arrived, in ms. */
async function switchTo(page: Page, name: string): Promise<number> {
  const label = page.locator('label', { has: page.locator(`input[name="style.template"][value="${name}"]`) })
  await label.scrollIntoViewIfNeeded()
  await page.evaluate(watchPreview, 'pointerover' as const)
  await label.hover()
  const { drawn } = await page.evaluate(() => window.pendingKey.seen)
  await page.mouse.down()
  await page.mouse.up()
  await page.mouse.move(0, 0)
  return drawn
}
