import { withBrowser } from '../editor/browser'
import type { Measurement } from '../stats/measurement'
import { withServer } from '#tests/servers/start-product-server'

const widths = [390, 1440]
type Shift = PerformanceEntry & { value: number }

/** Measures the layout shift of /pricing while it loads (CLS): its prices are in the HTML. */
export function measurePricingLayoutShift(): Promise<Measurement[]> {
  return withServer(({ origin }) =>
    withBrowser(async (browser) => {
      const figures: Measurement[] = []
      for (const width of widths) {
        const page = await browser.newPage({ viewport: { width, height: 844 }, locale: 'zh-CN' })
        await page.goto(`${origin}/pricing`, { waitUntil: 'networkidle' })
        // Its scripts wait for an interaction, and must not shift the layout either.
        await page.keyboard.press('Shift')
        await page.locator('html.scripted').waitFor()
        const measured = await page.evaluate(
          () =>
            new Promise<number>((resolve) => {
              new PerformanceObserver((list) =>
                resolve(list.getEntries().reduce((sum, entry) => sum + (entry as Shift).value, 0)),
              ).observe({ type: 'layout-shift', buffered: true })
              // A page without layout shifts has no entries.
              setTimeout(() => resolve(0), 500)
            }),
        )
        await page.close()
        figures.push({ name: `layout shift of /pricing at ${width} px`, measured, unit: 'CLS', max: 0 })
      }
      return figures
    }),
  )
}
