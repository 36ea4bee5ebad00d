import { expect, test } from '../support/fixtures'
import { caret, caretPlace } from '../support/page-caret'
import { findPrinted } from '../support/printed-text'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

const writtenOnPage = '[data-on-page]'

test(
  'short words of an empty resume are written on the page one after another, each where it will stand',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page)
    await waitForScripts(page)
    const name = page.locator('[name="basics.name"]')
    const sheet = page.locator('aside .sheet').first()
    await expect(async () => {
      const box = (await sheet.boundingBox())!
      await page.mouse.click(box.x + box.width * 0.12, box.y + box.height * 0.07)
      await expect(name).toBeFocused({ timeout: 1000 })
    }).toPass()
    await page.keyboard.type('林晓')
    const printedName = await findPrinted(page, '林晓')
    await expect.poll(async () => Math.abs((await caretPlace(page)).x - printedName.right)).toBeLessThan(6)

    await page.keyboard.press('Tab')
    await expect(page.locator('[name="basics.city"]')).toBeFocused()
    await expect(caret(page)).toHaveAttribute('data-field', '现居城市')
    // It stands with the contacts, below the name.
    await expect.poll(async () => (await caretPlace(page)).y).toBeGreaterThan(printedName.middle + 20)
    await page.keyboard.type('杭州')
    const city = await findPrinted(page, '杭州')
    await expect.poll(async () => Math.abs((await caretPlace(page)).x - city.right)).toBeLessThan(6)
    await expect(page.locator(`${writtenOnPage}[name="basics.city"]`)).toBeFocused()
  },
)
