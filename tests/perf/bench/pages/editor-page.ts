import type { Browser } from '@playwright/test'
import { sendRequest } from '#tests/servers/send-request'
import { openEditor, withBrowser } from '../editor/browser'
import type { Measurement } from '../stats/measurement'
import { measureLoadedScripts } from './loaded-scripts'
import { percentile } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { measureTimes } from '../stats/timing'
import { createDraftVisitor, type DraftVisitor } from '../editor/draft-visitor'

const gets = 200
const warmUps = 30

/**
 * Measures the edit page of a draft stored on the server: its response time, its scripts, and its content
 * without them.
 */
export function measureEditorPage(): Promise<Measurement[]> {
  return withServer(async ({ origin }) => {
    const visitor = await createDraftVisitor(origin, 'sample:campus-graduate')
    const times = await measureTimes(warmUps + gets, () => getEditPage(visitor)).then((all) =>
      all.slice(warmUps),
    )
    return withBrowser(async (browser) => [
      { name: 'GET of the edit page, p50', measured: percentile(times, 0.5), unit: 'ms', max: 25 },
      { name: 'GET of the edit page, p99', measured: percentile(times, 0.99), unit: 'ms' },
      await renderedPreviewMeasurement(browser, visitor),
      await scriptMeasurement(browser, visitor),
    ])
  })
}

async function getEditPage({ editUrl, cookie }: DraftVisitor): Promise<void> {
  const { status } = await sendRequest(editUrl, { headers: { cookie, accept: 'text/html' } })
  if (status !== 200) throw new Error(`the edit page answered ${status}`)
}

/** Measures the scripts that the page has loaded once it is idle, by their brotli size. */
async function scriptMeasurement(browser: Browser, visitor: DraftVisitor): Promise<Measurement> {
  const page = await openEditor(browser, visitor)
  // The last of what loads before a press.
  await page.locator('[data-step=aim][title]').waitFor()
  const { kB, note } = await measureLoadedScripts(page)
  await page.context().close()
  return { name: 'scripts of the edit page, brotli', measured: kB, unit: 'kB', max: 160, note }
}

async function renderedPreviewMeasurement(browser: Browser, visitor: DraftVisitor): Promise<Measurement> {
  const page = await openEditor(browser, visitor, { javaScriptEnabled: false })
  const widths = await page
    .locator('aside img.sheet')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await page.context().close()
  const measured = widths.length > 0 && widths.every((width) => width > 0)
  return { name: 'first preview is drawn without scripts', measured }
}
