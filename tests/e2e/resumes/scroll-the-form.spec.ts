import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

test('the pages, the toolbar and the banner stay where they are when the form scrolls', async ({ page }) => {
  await openNewDraft(page, 'sample:backend-engineer')
  const isPhone = !(await page.locator('.editor-pages').isVisible())
  await waitForScripts(page)
  const places = () =>
    page.evaluate(() =>
      ['body > [role=note]', 'form > header', '.editor-pages'].map(
        (one) => document.querySelector(one)?.getBoundingClientRect().top,
      ),
    )
  const before = await places()
  await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
  expect(await page.evaluate(() => scrollY)).toBeGreaterThan(100)
  expect(await places()).toEqual(before)
  expect(before).toEqual([0, 28, isPhone ? 0 : 84])
})
