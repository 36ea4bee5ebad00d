import type { Browser } from '@playwright/test'
import { authStorageName, writeToken } from '#app/visit/auth-storage.server'
import { ask } from './ask'
import { sqliteKind } from './bench-databases'
import { withBrowser } from './browser'
import { fillDatabase } from './fill-database'
import type { Figure } from './figure'
import { benchSecret, smallest } from './filling'
import { loadSlowly, type Loaded } from './slow-phone'
import { withProduct } from './served-product'
import { visit } from './visitor'

const runs = { whole: 5, quick: 3 }
/** `requests`: home alone is held to a number. */
const targets = { lcpMs: 1_800, tbtMs: 50, cls: 0.01, requests: 12 }

type Page = { name: string; path: string; cookie?: string }

/** Pages on a phone with a slow network, each from an empty cache: the median of some runs. */
export async function measurePages(quick: boolean): Promise<Figure[]> {
  const kind = sqliteKind()
  try {
    const place = await kind.make()
    const [person] = await fillDatabase(place, smallest)
    const token = `${authStorageName}=${writeToken(person!.token, [benchSecret])}`
    const env = { DATA_DIR: place.dataDir, SESSION_SECRET: benchSecret }
    return await withProduct(
      async ({ origin }) => {
        const draft = await visit(origin, 'sample:campus-graduate')
        const pages: Page[] = [
          { name: 'home', path: '/' },
          { name: 'templates', path: '/resume/create' },
          { name: 'positions', path: '/positions' },
          { name: 'pricing', path: '/pricing' },
          { name: 'blog', path: await firstArticle(origin) },
          { name: 'login', path: '/login' },
          { name: 'my resumes', path: '/resume/my', cookie: token },
          { name: 'edit', path: draft.editUrl.slice(origin.length), cookie: draft.cookie },
        ]
        return withBrowser(async (browser) => {
          const figures: Figure[] = []
          for (const page of pages)
            figures.push(...(await figuresOf(browser, origin, page, quick ? runs.quick : runs.whole)))
          return figures
        })
      },
      { env },
    )
  } finally {
    await kind.end()
  }
}

async function firstArticle(origin: string): Promise<string> {
  const { body } = await ask(`${origin}/`, { headers: { accept: 'text/html' } })
  const [path] = /\/blogs\/detail\/[\w-]+/.exec(body.toString()) ?? []
  if (!path) throw new Error('the front page names no article')
  return path
}

async function figuresOf(browser: Browser, origin: string, page: Page, times: number): Promise<Figure[]> {
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
