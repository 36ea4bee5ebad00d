import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { caretPlace, press } from '../support/page-caret'
import { findPrinted } from '../support/printed-text'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

test.beforeEach(async ({ page }) => {
  await openNewDraft(page, 'sample:product-manager')
  await waitForScripts(page)
  // The pages are drawn once the mouse is on them; then it is known which letters they show.
  const letters = page.waitForResponse('**/sheets/glyph-letters')
  await page.locator('aside .sheet').first().hover()
  await letters
})

/** Pages are not set until the returned function is called. What is written stands over the caret by now. */
async function holdPages(page: Page): Promise<() => void> {
  await expect(page.locator('[data-on-page][contenteditable]')).toBeFocused()
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.context().route('**/sheets/preview*', (route) => released.then(() => route.continue()))
  return release
}

test(
  'a typed letter stands on the page before the page is set with it, in the middle of its line too',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, '90% 以', 'right')
    const release = await holdPages(page)
    const before = await caretPlace(page)
    await page.keyboard.type('上')
    await expect(page.locator('.page-typed[data-typed]')).toHaveCount(1)
    const inAdvance = await caretPlace(page)
    expect(inAdvance.x).toBeGreaterThan(before.x + 8)
    release()
    await findPrinted(page, '90%以上上。')
    await expect(page.locator('.page-typed[data-typed]')).toHaveCount(0)
    await expect.poll(async () => Math.abs((await caretPlace(page)).x - inAdvance.x)).toBeLessThan(2)
  },
)

test(
  'a letter that the pages do not show for long stands on them no longer',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, '90% 以', 'right')
    const release = await holdPages(page)
    await page.keyboard.type('上')
    await expect(page.locator('.page-typed[data-typed]')).toHaveCount(1)
    await expect(page.locator('.page-typed[data-typed]')).toHaveCount(0)
    await findPrinted(page, '90%以上。')
    release()
    await findPrinted(page, '90%以上上。')
  },
)
