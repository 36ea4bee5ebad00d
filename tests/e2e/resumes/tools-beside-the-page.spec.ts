import type { Locator } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

/** The middle of an element, px. */
const middle = async (one: Locator) => {
  const { x, y, width, height } = (await one.boundingBox())!
  return { x: x + width / 2, y: y + height / 2 }
}

test(
  'the tools beside a text of the page open to the left, and the button that opened them stays under the mouse',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    await waitForScripts(page)
    await page
      .locator('.editor-pages .sheet')
      .first()
      .click({ position: { x: 300, y: 260 } })
    const tools = page.locator('[role=toolbar][data-on-page]')
    const samples = page.locator('[data-on-page] [data-samples]')
    await expect(tools).toBeVisible()
    const [box, picture] = [await middle(samples), await middle(samples.locator('svg'))]
    expect(picture.x).toBeCloseTo(box.x, 0)
    expect(picture.y).toBeCloseTo(box.y, 0)

    const more = tools.locator('[data-more]')
    const [before, bold] = [await middle(more), await middle(tools.getByRole('button', { name: '加粗' }))]
    await page.mouse.click(before.x, before.y)
    await expect(more).toHaveAttribute('aria-expanded', 'true')
    expect(await middle(more)).toEqual(before)
    const italic = await middle(tools.getByRole('button', { name: '斜体' }))
    expect(italic.x).toBeLessThan(bold.x - 24)
    await page.mouse.click(before.x, before.y)
    await expect(more).toHaveAttribute('aria-expanded', 'false')
  },
)
