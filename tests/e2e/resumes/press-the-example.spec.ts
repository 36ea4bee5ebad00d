import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { findPrinted } from '../support/printed-text'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

async function open(page: Page, start: string) {
  await openNewDraft(page, start)
  await waitForScripts(page)
  // The pages are drawn once the mouse is on them.
  await page.locator('aside .sheet').first().hover()
}

const caret = (page: Page) => page.locator('.page-caret')
const focusedField = (page: Page) => page.locator(':focus')

test(
  'a press on a value of the example, or on its label, leads to its own field, and what is typed goes there',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'blank')
    const availability = await findPrinted(page, '两周内到岗')
    await page.mouse.click(availability.right - 6, availability.middle)
    await expect(focusedField(page)).toHaveAttribute('id', 'f-intention.availability')
    const label = await findPrinted(page, '期望薪资')
    await page.mouse.click(label.left + 6, label.middle)
    await expect(focusedField(page)).toHaveAttribute('id', 'f-intention.salary')
    await page.keyboard.type('6-8K')
    await expect(page.getByLabel('期望薪资')).toHaveValue('6-8K')
    await expect(page.getByLabel('意向岗位')).toHaveValue('')
  },
)

test(
  'an empty field that Tab leads to is named beside the caret of the page',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'blank')
    const name = await findPrinted(page, '赵晓琳')
    await page.mouse.click(name.left + 2, name.middle)
    await expect(focusedField(page)).toHaveAttribute('id', 'f-basics.name')
    await expect(caret(page)).toHaveAttribute('data-field', '姓名')
    await page.keyboard.type('林晓')
    await findPrinted(page, '林晓')
    await expect(caret(page)).not.toHaveAttribute('data-field')
    await page.keyboard.press('Tab')
    await expect(caret(page)).toHaveAttribute('data-field', '现居城市')
  },
)

test(
  'keys that come faster than the pages are set go where they would have gone later',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'sample:product-manager')
    const end = await findPrinted(page, '客单价提高 18%。')
    await page.mouse.click(end.right, end.middle)
    await expect(caret(page)).toHaveCount(1)
    // Joins two bullets: the lines below move, and the page is set anew meanwhile.
    for (const key of ['Delete', 'ArrowUp', 'End', 'Q', 'ArrowDown', 'End', 'W'])
      await page.keyboard.press(key)
    const bullets = page.locator('[contenteditable=true] li')
    await expect(bullets.nth(1)).toHaveText(/万元。Q$/)
    await expect(bullets.nth(2)).toHaveText(/W/)
    await expect(page.getByText('W', { exact: true })).toHaveCount(0)
  },
)

test(
  'a press where nothing is printed ends writing: letters go nowhere',
  { tag: '@desktop' },
  async ({ page }) => {
    await open(page, 'sample:product-manager')
    const line = await findPrinted(page, '走访 46 家门店')
    await page.mouse.click(line.right, line.middle)
    await expect(caret(page)).toHaveCount(1)
    const sheet = (await page.locator('aside .sheet').first().boundingBox())!
    await page.mouse.click(sheet.x + sheet.width / 2, sheet.y + 8)
    await expect(caret(page)).toHaveCount(0)
    await page.keyboard.type('QQQ')
    await expect(page.locator('[contenteditable=true]').first()).not.toContainText('QQQ')
  },
)
