import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'

test.use({ locale: 'en-US' })

test(
  'a page in English has English lines, or says that there are none, and begins an English resume',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/positions/dentist')
    await expect(
      page.getByText('The skills, keywords, and sample lines for this role are in Chinese.'),
    ).toBeVisible()
    await page.getByRole('link', { name: 'See sample lines in English for any role' }).click()
    await expect(page).toHaveURL(/\/positions\/general/)
    await page.goto('/positions/data-engineer')
    await expect(page.getByText(/^Skills and sample lines are in English/)).toBeVisible()
    const lines = page.getByRole('region', { name: 'Sample lines' }).getByRole('listitem')
    expect((await lines.allInnerTexts()).filter((line) => /\p{Script=Han}/u.test(line))).toEqual([])
    const line = await lines.first().innerText()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: 'Start with sample lines for graduates' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    const written = () =>
      page.locator('[name$=".text"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await expect.poll(written).toContainEqual(expect.stringContaining(line))
  },
)
