import type { Locator, Page } from '@playwright/test'
import { addSection, openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

/** In the whole page, px: a focus scrolls. */
const top = (place: Locator) => place.evaluate((one) => one.getBoundingClientRect().top + scrollY)
const focused = (page: Page) => page.locator(':focus')

test(
  'Tab goes from the start to the end, and digits typed there are its month',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    await waitForScripts(page)
    const entry = await openEntry(await openSection(page, '教育背景'))
    await entry.getByLabel('入学', { exact: true }).click()
    await page.keyboard.press('Control+a')
    await page.keyboard.type('2019.09')
    await page.keyboard.press('Tab')
    await expect(entry.getByLabel('毕业', { exact: true })).toBeFocused()
    await page.keyboard.type('2023.06')
    await page.keyboard.press('Alt+ArrowDown')
    await expect(page.getByRole('button', { name: '6月', pressed: true })).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(entry.getByLabel('毕业', { exact: true })).toBeFocused()
    await page.keyboard.press('Tab')
    await expect(entry.getByLabel('毕业', { exact: true })).toHaveValue('2023.06')
  },
)

test(
  'behind the last field of an entry Tab goes on below it, never up',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    await waitForScripts(page)
    const work = await openSection(page, '工作经历')
    const first = await openEntry(work)
    const text = first.locator('[contenteditable=true]')
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Escape')
    let last = await top(text)
    // What helps with this text comes behind it, so that it is in nobody's way to it.
    for (const name of ['示例句', 'AI 改写', '加粗']) {
      await page.keyboard.press('Tab')
      await expect(first.getByRole('button', { name, exact: true })).toBeFocused()
    }
    // The rare fields in their fold, the next entry with its handle and menu, the button that adds one, the next section.
    for (let i = 0; i < 9; i++) {
      await page.keyboard.press('Tab')
      const now = await top(focused(page))
      expect(now, await focused(page).evaluate((one) => one.outerHTML.slice(0, 120))).toBeGreaterThan(
        last - 24,
      )
      last = Math.max(last, now)
    }
    expect(await work.evaluate((section) => section.contains(document.activeElement))).toBe(false)
  },
)

test('start and end stand in one row', async ({ page }) => {
  await openNewDraft(page)
  await waitForScripts(page)
  await addSection(page, '校园经历')
  const entry = await openEntry(page.getByRole('region', { name: '校园经历', exact: true }))
  const [start, end] = [entry.locator('[name$=".from"]'), entry.locator('[name$=".to"]')]
  // The new section opens and takes the focus a moment later: a key that came before would be in no field.
  await expect(entry.locator('input:not([type=hidden])').first()).toBeFocused()
  expect(await top(start)).toBe(await top(end))
  // On the left half of a phone the calendar of the start has no room to its left.
  await start.press('ArrowDown')
  const panel = (await entry.getByRole('group', { name: /选择年月/ }).boundingBox())!
  expect(panel.x).toBeGreaterThanOrEqual(0)
})

test(
  'from the field above a text one Tab leads into the text, and the next ones to what helps with it',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    await waitForScripts(page)
    const entry = await openEntry(await openSection(page, '专业技能'))
    const text = entry.locator('[contenteditable=true]')
    await expect(text).toBeVisible()
    const category = entry.getByLabel('类别', { exact: true })
    await category.click()
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(text).toBeFocused()
    // In a list Tab indents, so Escape lets it go on.
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    await expect(entry.getByRole('button', { name: '示例句' })).toBeFocused()
    await page.keyboard.press('Shift+Tab')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Shift+Tab')
    await expect(category).toBeFocused()
  },
)
