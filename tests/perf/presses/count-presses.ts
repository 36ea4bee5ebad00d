import { parseArgs } from 'node:util'
import type { Browser, BrowserContextOptions, Page } from '@playwright/test'
import { logIn } from '#tests/e2e/support/log-in'
import { postForm } from '#tests/e2e/support/post-form'
import { withServer } from '#tests/servers/start-product-server'
import { withBrowser } from '../bench/editor/browser'
import { formatEfforts } from './format-efforts'
import { nearlyDoneResume, taskNames, tasksInNewResume, type TaskName } from './journey'
import { keyboardTasks } from './keyboard-tasks'
import { mouseTasks } from './mouse-tasks'
import { Person, type Effort, type Hand } from './person'
import { touchTasks } from './touch-tasks'

/**
 * `npm run count-presses`: does twelve tasks in the editor of the built product in the fewest presses, with mouse, by
 * keyboard alone and by touch, and prints presses and seconds beside those of the product before them
 * (efforts-before.ts). `--hand mouse` does one of the three. Exits with 1 when a task could not be done.
 */
const screens: Record<Hand, BrowserContextOptions> = {
  mouse: { viewport: { width: 1440, height: 900 } },
  keyboard: { viewport: { width: 1440, height: 900 } },
  touch: {
    viewport: { width: 390, height: 844 },
    isMobile: true,
    hasTouch: true,
    deviceScaleFactor: 2,
    userAgent:
      'Mozilla/5.0 (Linux; Android 15) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36',
  },
}
const tasks = { mouse: mouseTasks, keyboard: keyboardTasks, touch: touchTasks }
const demo = {
  DEMO: '1',
  ALLOW_SIMULATED_PROVIDERS: '1',
  TRUST_PROXY: '1',
}

const readingMs = 800

const { values } = parseArgs({ options: { hand: { type: 'string' } } })
const hands = (['mouse', 'keyboard', 'touch'] as const).filter((hand) => !values.hand || values.hand === hand)
if (hands.length === 0) throw new Error('--hand knows mouse, keyboard and touch')

await withServer(
  async ({ origin }) => {
    for (const hand of hands) {
      const startedAt = performance.now()
      const efforts = await withBrowser((browser) => doTasks(browser, origin, hand))
      console.log(formatEfforts(hand, efforts))
      console.log(`The script took ${((performance.now() - startedAt) / 1000).toFixed(0)} s.\n`)
    }
  },
  { env: demo },
)

async function doTasks(browser: Browser, origin: string, hand: Hand): Promise<Map<TaskName, Effort>> {
  const context = await browser.newContext({
    baseURL: origin,
    locale: 'zh-CN',
    timezoneId: 'Asia/Shanghai',
    reducedMotion: 'reduce',
    serviceWorkers: 'block',
    ...screens[hand],
  })
  // Compiling the typesetter takes both processors for seconds, which is not what is counted.
  await context.addInitScript(() => Object.defineProperty(navigator, 'deviceMemory', { value: 1 }))
  await logIn(context)
  const page = await context.newPage()
  const person = new Person(page, hand)
  const efforts = new Map<TaskName, Effort>()
  for (const [i, name] of taskNames.entries()) {
    if (i === 0) await openEditor(page, 'blank')
    if (i === tasksInNewResume) {
      const id = await openEditor(page, 'sample:product-manager')
      const resume = nearlyDoneResume()
      const save = { do: 'save', id, revision: 1, resume }
      const saved = await context.request.post('/resume/save', { data: save, headers: { origin } })
      if (!saved.ok()) throw new Error(`the resume could not be saved: HTTP ${saved.status()}`)
      await openAt(page, id)
    }
    await tasks[hand][name](person).catch((error: unknown) => {
      throw new Error(`${hand}: ${name} could not be done`, { cause: error })
    })
    efforts.set(name, person.takeEffort())
    await page.waitForTimeout(readingMs)
  }
  await context.close()
  return efforts
}

async function openEditor(page: Page, start: string): Promise<string> {
  const { location = '' } = (await postForm(page.context(), '/resume/create', { start })).headers()
  const id = /edit\/([\w-]+)/.exec(location)![1]!
  await openAt(page, id)
  return id
}

async function openAt(page: Page, id: string): Promise<void> {
  await page.goto(`/resume/edit/${id}`, { waitUntil: 'networkidle' })
  await page.locator('html.scripted').waitFor()
  await page
    .locator('aside .sheet')
    .first()
    .hover({ timeout: 2_000 })
    .catch(() => undefined)
}
