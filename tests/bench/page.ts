import type { Browser } from '@playwright/test'
import { ask } from './ask'
import { openEditor, withBrowser } from './browser'
import type { Figure } from './figure'
import { loadedScripts } from './loaded-scripts'
import { percentile } from './percentiles'
import { withProduct } from './served-product'
import { timesOf } from './timing'
import { visit, type Visitor } from './visitor'

const gets = 200
const warmUps = 30

/** The edit page of a server-kept draft: how soon it comes, what scripts it brings, and what it shows without them. */
export function measurePage(): Promise<Figure[]> {
  return withProduct(async ({ origin }) => {
    const visitor = await visit(origin, 'sample:campus-graduate')
    const times = await timesOf(warmUps + gets, () => getEditPage(visitor)).then((all) => all.slice(warmUps))
    return withBrowser(async (browser) => [
      { name: 'GET of the edit page, p50', measured: percentile(times, 0.5), unit: 'ms', atMost: 25 },
      { name: 'GET of the edit page, p99', measured: percentile(times, 0.99), unit: 'ms' },
      await drawnFigure(browser, visitor),
      await scriptFigure(browser, visitor),
    ])
  })
}

async function getEditPage({ editUrl, cookie }: Visitor): Promise<void> {
  const { status } = await ask(editUrl, { headers: { cookie, accept: 'text/html' } })
  if (status !== 200) throw new Error(`the edit page answered ${status}`)
}

/** Every script the page has loaded once it is quiet, as large as it comes with brotli. */
async function scriptFigure(browser: Browser, visitor: Visitor): Promise<Figure> {
  const page = await openEditor(browser, visitor)
  const { kB, note } = await loadedScripts(page)
  await page.context().close()
  return { name: 'scripts of the edit page, brotli', measured: kB, unit: 'kB', atMost: 160, note }
}

async function drawnFigure(browser: Browser, visitor: Visitor): Promise<Figure> {
  const page = await openEditor(browser, visitor, false)
  const widths = await page
    .locator('aside img.sheet')
    .evaluateAll((images) => images.map((image) => (image as HTMLImageElement).naturalWidth))
  await page.context().close()
  const measured = widths.length > 0 && widths.every((width) => width > 0)
  return { name: 'first preview is drawn without scripts', measured }
}
