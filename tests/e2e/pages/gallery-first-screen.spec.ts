import { expectNoAxeViolations } from '../support/axe'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test(
  'the first templates are in the first screen, rarer groups a press away, and two are compared on a phone as well',
  { tag: '@everywhere' },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/tpls')
    const picture = page.getByRole('article').first().locator('img').first()
    const { height } = page.viewportSize()!
    expect((await picture.boundingBox())!.y).toBeLessThan(height * 0.6)
    await expect(page.getByRole('article').first()).toContainText('适合')
    const groups = page.getByRole('navigation', { name: '岗位与求职季' })
    await expect(groups.getByRole('link', { name: /^表格/ })).toBeHidden()
    await groups.getByText('更多分类').click()
    await expectNoAxeViolations(page)
    await groups.getByRole('link', { name: /^表格/ }).click()
    await expect(page).toHaveURL(/collection=form/)
    await expect(groups.getByRole('link', { name: /^表格/ })).toBeVisible()
    await waitForHydration(page, javaScriptEnabled)
    for (const n of [0, 1]) await page.getByRole('article').nth(n).getByLabel(/^对比/).check()
    if (javaScriptEnabled) await page.getByRole('link', { name: '并排对比' }).click()
    else await page.getByRole('button', { name: '对比所选模板' }).click()
    await expect(page).toHaveURL(/\/compare-templates\?compare=/)
    await expect(page.getByRole('article')).toHaveCount(2)
  },
)
