import type { Page } from '@playwright/test'
import axe, { type RunOptions } from 'axe-core'
import { expect, test } from './fixtures'

export const standards = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/**
 * Checks the current page in both themes and restores its theme. Themes change colours only, so in the dark
 * theme only contrast is checked, and the page without scripts, which has the same colours, skips it.
 */
export async function expectNoAxeViolations(
  page: Page,
  themes: readonly ('light' | 'dark')[] = ['light', 'dark'],
): Promise<void> {
  const scripted = test.info().project.use.javaScriptEnabled !== false
  const seen = scripted ? page : await stillOf(page)
  for (const colorScheme of scripted ? themes : (['light'] as const)) {
    await seen.emulateMedia({ colorScheme })
    // Two frames, so that everything is repainted before measuring.
    await seen.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))))
    const violations = await findViolations(
      seen,
      colorScheme === 'dark'
        ? { runOnly: 'color-contrast' }
        : { runOnly: standards, rules: { 'color-contrast': { enabled: scripted } } },
    )
    expect(violations, `accessibility of ${page.url()} in ${colorScheme}`).toEqual([])
  }
  await (scripted ? page.emulateMedia({ colorScheme: null }) : seen.context().close())
}

/**
 * Runs axe in the page and returns its violations, one line each. @axe-core/playwright would also report
 * every element that passed, through a second page, which takes four times as long.
 */
export async function findViolations(page: Page, options: RunOptions): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source)
  return page.evaluate(
    async (runOptions) => {
      const { axe: axeInPage } = window as unknown as { axe: typeof axe }
      const { violations } = await axeInPage.run(document, runOptions)
      return violations.flatMap(({ id, nodes }) =>
        nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
      )
    },
    { ...options, resultTypes: ['violations'], iframes: false } satisfies RunOptions,
  )
}

/** Returns a static copy of the page: axe needs scripts, while the page's scripts must not run. */
async function stillOf(page: Page): Promise<Page> {
  const html = await page.content()
  const body = html.replace(/<script\b[\s\S]*?<\/script>|<\/?noscript[^>]*>/g, '')
  const context = await page.context().browser()!.newContext({
    javaScriptEnabled: true,
    reducedMotion: 'reduce',
    viewport: page.viewportSize(),
  })
  const still = await context.newPage()
  await still.route(page.url(), (route) => route.fulfill({ contentType: 'text/html; charset=utf-8', body }))
  await still.goto(page.url())
  return still
}
