import { execFile } from 'node:child_process'
import { createRequire } from 'node:module'
import { promisify } from 'node:util'
import { findChromium } from '../../../../scripts/find-chromium.mjs'
import type { Measurement } from '../stats/measurement'
import { withMeasuredPages, type MeasuredPage } from './with-seeded-product'
import { temporaryFolder } from '#tests/servers/temporary-folder'

/** Runs per page: the performance score varies with the machine, the others do not. */
const runs = { whole: 3, quick: 1 }
const targets = { performance: 95, accessibility: 100, 'best-practices': 100, seo: 100 }
type Category = keyof typeof targets
const categories = Object.keys(targets) as Category[]

type Audit = { id: string; title: string; score: number | null; displayValue?: string }
type LighthouseRun = {
  categories: Record<Category, { score: number | null; auditRefs: { id: string; weight: number }[] }>
  audits: Record<string, Audit>
}

/**
 * Measures pages by Lighthouse with its default phone settings and throttling: the median score, and the
 * audits that cost points.
 */
export function measureLighthouse(quick: boolean): Promise<Measurement[]> {
  const times = quick ? runs.quick : runs.whole
  return withMeasuredPages(async (origin, pages) => {
    const figures: Measurement[] = []
    for (const page of pages) {
      const lighthouseRuns: LighthouseRun[] = []
      // The first run renders the thumbnails that the server then caches.
      for (let i = 0; i <= times; i++) lighthouseRuns.push(await runWithRetries(origin, page))
      for (const category of categories) {
        if (category === 'seo' && !page.isPublic) continue
        figures.push(figureOf(page, category, lighthouseRuns.slice(1)))
      }
    }
    return figures
  })
}

function figureOf({ name }: MeasuredPage, category: Category, lighthouseRuns: LighthouseRun[]): Measurement {
  const scoreOf = (run: LighthouseRun) => (run.categories[category].score ?? 0) * 100
  const middle = lighthouseRuns.sort((a, b) => scoreOf(a) - scoreOf(b))[
    Math.floor(lighthouseRuns.length / 2)
  ]!
  const measured = Math.round(scoreOf(middle))
  const atLeast = targets[category]
  return { name: `${name}: ${category}`, measured, min: atLeast, note: lostPoints(middle, category) }
}

/** Returns the weighted audits below the full score; undefined if there are none. */
function lostPoints(
  { categories: runCategories, audits }: LighthouseRun,
  category: Category,
): string | undefined {
  const lost = runCategories[category].auditRefs
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => `${audits[id]?.title} ${audits[id]?.displayValue ?? ''}`.trim())
  return lost.length > 0 ? lost.join('; ') : undefined
}

/**
 * On a busy machine Lighthouse's trace of a page is sometimes incomplete, and Lighthouse asks for another
 * run.
 */
async function runWithRetries(origin: string, page: MeasuredPage, again = 3): Promise<LighthouseRun> {
  try {
    return await runLighthouse(origin, page)
  } catch (error) {
    if (again === 0)
      throw new Error(`${page.path}: ${(error as { stderr?: string }).stderr ?? String(error)}`)
    return runWithRetries(origin, page, again - 1)
  }
}

/** Each run has a separate browser profile, and therefore an empty cache. */
async function runLighthouse(origin: string, { path, cookie }: MeasuredPage): Promise<LighthouseRun> {
  const profile = temporaryFolder()
  const asRoot = process.getuid?.() === 0
  const flags = ['--headless', '--disable-gpu', '--disable-quic', '--no-first-run', '--lang=zh-CN']
  if (asRoot) flags.push('--no-sandbox')
  try {
    const { stdout } = await promisify(execFile)(
      process.execPath,
      [
        createRequire(import.meta.url).resolve('lighthouse/cli/index.js'),
        origin + path,
        '--quiet',
        '--no-enable-error-reporting',
        '--output=json',
        `--only-categories=${categories.join()}`,
        `--chrome-flags=${flags.join(' ')} --user-data-dir=${profile.path}`,
        ...(cookie ? [`--extra-headers=${JSON.stringify({ cookie })}`] : []),
      ],
      { maxBuffer: 64e6, env: { ...process.env, CHROME_PATH: findChromium() } },
    )
    return JSON.parse(stdout) as LighthouseRun
  } finally {
    profile.remove()
  }
}
