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

/** What an input method makes of keys, and the word that is chosen at last. */
async function compose(page: Page, steps: readonly string[], word?: string) {
  const keyboard = await page.context().newCDPSession(page)
  for (const text of steps)
    await keyboard.send('Input.imeSetComposition', {
      text,
      selectionStart: text.length,
      selectionEnd: text.length,
    })
  if (word) await keyboard.send('Input.insertText', { text: word })
}

test(
  'a word of an input method stands on the page as soon as it is chosen, and what follows has made way for it before',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, '90% 以', 'right')
    const release = await holdPages(page)
    const before = await caretPlace(page)
    await compose(page, ['s', 'shang', 'shang wei'])
    await expect(page.locator('.page-composition')).toHaveText('shang wei')
    // The rest of the line is drawn behind what is composed.
    await expect(page.locator('.page-typed[data-typed]')).toHaveCount(1)
    await compose(page, [], '上位')
    await expect(page.locator('.page-composition')).toHaveCount(0)
    await expect(page.locator('.page-typed[data-typed] text')).toHaveText(/[上位]/)
    await expect.poll(async () => (await caretPlace(page)).x - before.x).toBeGreaterThan(16)
    release()
    await findPrinted(page, '90%以上位上。')
  },
)

test(
  'letters in the middle of a full line stand there at once, and those that have no room any more wait for their line',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, '走访', 'left')
    const release = await holdPages(page)
    await page.keyboard.type('国内外')
    await expect(page.locator('.page-typed[data-typed]')).toHaveCount(1)
    release()
    await findPrinted(page, '国内外走访')
  },
)
