import { existsSync } from 'node:fs'
import { firefox, webkit, type PlaywrightTestProject } from '@playwright/test'
import type { Depth } from './journey-selection'

/**
 * The smoke journeys of a desktop in Playwright's own Firefox and WebKit, where they are installed (`npx playwright install
 * firefox webkit`) and the depth is not `daily`. Stock browsers are tried by `npm run try-browsers`.
 */
export function otherEngineProjects(depth: Depth): PlaywrightTestProject[] {
  return [firefox, webkit].flatMap((engine) => {
    const name = engine.name() as 'firefox' | 'webkit'
    if (depth === 'daily') return []
    if (!existsSync(engine.executablePath())) {
      // Workers read the configuration, too.
      if (process.env.TEST_WORKER_INDEX === undefined)
        console.log(`${name} is not installed: its journeys are left out`)
      return []
    }
    return {
      name,
      grep: /@smoke/,
      grepInvert: /@phone|@no-javascript/,
      use: {
        browserName: name,
        viewport: { width: 1440, height: 900 },
        launchOptions: { executablePath: undefined, args: [] },
      },
    }
  })
}
