import type { Browser } from '@playwright/test'
import { withBrowser } from './browser'
import type { Figure } from './figure'
import { withMeasuredPages, type MeasuredPage } from './measured-pages'
import { loadSlowly, type Loaded } from './slow-phone'

const runs = { whole: 5, quick: 3 }
/** `requests`: home alone is held to a number. */
const targets = { lcpMs: 1_800, tbtMs: 50, cls: 0.01, requests: 12 }

/** Pages on a phone with a slow network, each from an empty cache: the median of some runs. */
export function measurePages(quick: boolean): Promise<Figure[]> {
  return withMeasuredPages((origin, pages) =>
    withBrowser(async (browser) => {
      const figures: Figure[] = []
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
): Promise<Figure[]> {
  const [name = '', value = ''] = page.cookie?.split('=') ?? []
  const cookies = page.cookie ? [{ name, value, url: origin }] : []
  const loads: Loaded[] = []
  // The first one draws the pictures that the server keeps from then on.
  for (let i = 0; i <= times; i++) loads.push(await loadSlowly(browser, origin + page.path, cookies))
  const middle = (of: keyof Loaded) => median(loads.slice(1).map((load) => load[of]))
  const atHome = page.path === '/'
  return [
    { name: `${page.name}: LCP`, measured: middle('lcpMs'), unit: 'ms', atMost: targets.lcpMs },
    { name: `${page.name}: TBT`, measured: middle('tbtMs'), unit: 'ms', atMost: targets.tbtMs },
    { name: `${page.name}: CLS`, measured: middle('cls'), atMost: targets.cls },
    {
      name: `${page.name}: requests`,
      measured: middle('requests'),
      ...(atHome && { atMost: targets.requests }),
    },
    { name: `${page.name}: bytes over the wire`, measured: middle('bytes') / 1000, unit: 'kB' },
    { name: `${page.name}: requests to other hosts`, measured: middle('elsewhere'), atMost: 0 },
  ]
}

function median(values: number[]): number {
  return values.sort((a, b) => a - b)[Math.floor(values.length / 2)]!
}
