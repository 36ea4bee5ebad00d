import type { Browser } from '@playwright/test'
import { withBrowser } from '../editor/browser'
import type { Measurement } from '../stats/measurement'
import { withMeasuredPages, type MeasuredPage } from './with-seeded-product'
import { loadOnSlowPhone, type PageLoad } from './slow-phone'

const runs = { whole: 5, quick: 3 }
/** Targets; `requests` only applies to the home page. */
const targets = { lcpMs: 1_800, tbtMs: 50, cls: 0.01, requests: 12 }

/** Measures pages on a phone with a slow network, each from an empty cache: the median of several runs. */
export function measurePageLoads(quick: boolean): Promise<Measurement[]> {
  return withMeasuredPages((origin, pages) =>
    withBrowser(async (browser) => {
      const figures: Measurement[] = []
      for (const page of pages)
        figures.push(...(await figuresOf(browser, origin, page, quick ? runs.quick : runs.whole)))
      return figures
    }),
  )
}

async function figuresOf(
  browser: Browser,
  origin: string,
  page: MeasuredPage,
  times: number,
): Promise<Measurement[]> {
  const [name = '', value = ''] = page.cookie?.split('=') ?? []
  const cookies = page.cookie ? [{ name, value, url: origin }] : []
  const loads: PageLoad[] = []
  // The first run renders the thumbnails that the server then caches.
  for (let i = 0; i <= times; i++) loads.push(await loadOnSlowPhone(browser, origin + page.path, cookies))
  const middle = (of: keyof PageLoad) => median(loads.slice(1).map((load) => load[of]))
  const atHome = page.path === '/'
  return [
    { name: `${page.name}: LCP`, measured: middle('lcpMs'), unit: 'ms', max: targets.lcpMs },
    { name: `${page.name}: TBT`, measured: middle('tbtMs'), unit: 'ms', max: targets.tbtMs },
    { name: `${page.name}: CLS`, measured: middle('cls'), max: targets.cls },
    {
      name: `${page.name}: requests`,
      measured: middle('requests'),
      ...(atHome && { max: targets.requests }),
    },
    { name: `${page.name}: bytes over the wire`, measured: middle('bytes') / 1000, unit: 'kB' },
    { name: `${page.name}: requests to other hosts`, measured: middle('thirdPartyRequests'), max: 0 },
  ]
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
