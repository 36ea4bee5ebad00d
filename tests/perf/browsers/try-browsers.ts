import { existsSync, mkdirSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { freePort } from '#tests/servers/free-port'
import { startProductServer } from '#tests/servers/start-product-server'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { triedBrowsers, type TriedBrowser } from './installed-browsers'
import { observeProduct } from './observed-product'
import { steps } from './steps'
import { Visitor } from './visitor'
import { XDisplay } from './x-display'

/**
 * `npm run try-browsers`: makes, fills, downloads and buys in stock browsers of three engines, with the mouse and the keys
 * of a screen in memory, and prints a table. `--only Firefox` tries one. Needs Xvfb and xdotool; ibus-libpinyin for the
 * input of Chinese. Exits with 1 when a step failed.
 */
const { values } = parseArgs({ options: { only: { type: 'string' }, screenshots: { type: 'string' } } })
const missing = ['Xvfb', 'xdotool', 'dbus-daemon'].filter((tool) => !existsSync(`/usr/bin/${tool}`))
if (missing.length > 0) {
  console.log(`No browser was tried: ${missing.join(', ')} not installed.`)
  process.exit()
}

const rows: { browser: string; step: string; result: string }[] = []
for (const browser of triedBrowsers) {
  if (values.only && values.only !== browser.name) continue
  if (existsSync(browser.path)) await tryBrowser(browser)
  else
    rows.push({ browser: browser.name, step: 'all', result: `not tried: ${browser.path} is not installed` })
}
console.log(
  rows.map(({ browser, step, result }) => `${browser.padEnd(10)} ${step.padEnd(17)} ${result}`).join('\n'),
)
process.exit(rows.some(({ result }) => result.startsWith('failed')) ? 1 : 0)

async function tryBrowser(browser: TriedBrowser): Promise<void> {
  const home = temporaryFolder()
  const port = await freePort()
  const origin = `http://127.0.0.1:${port}`
  const product = await startProductServer({
    env: { DEMO: '1', ALLOW_SIMULATED_PROVIDERS: '1', PUBLIC_ORIGIN: origin },
  })
  const observed = await observeProduct(port, () => product.origin)
  const display = await XDisplay.start(home.path)
  mkdirSync(join(home.path, 'Downloads'))
  display.start(browser.path, browser.argsFor(`${origin}/`, home.path))
  const visitor = new Visitor(display, observed, origin)
  try {
    await visitor.findPage()
    for (const [step, run] of Object.entries(steps)) {
      const result = await run(visitor, home.path).then(
        (note) => note ?? 'ok',
        (error: unknown) => `failed: ${error instanceof Error ? error.message : String(error)}`,
      )
      rows.push({
        browser: browser.name,
        step,
        result: /^(ok|failed|not)/.test(result) ? result : `ok: ${result}`,
      })
      console.error(`${browser.name}: ${step}: ${result}`)
      if (values.screenshots) await display.capture(join(values.screenshots, `${browser.name}-${step}.png`))
    }
  } catch (error) {
    rows.push({ browser: browser.name, step: 'start', result: `failed: ${String(error)}` })
  } finally {
    display.stop()
    observed.close()
    await product.stop()
    home.remove()
  }
}
