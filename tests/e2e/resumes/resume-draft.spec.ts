import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openNewDraft, saveStatus } from '../support/stored-resume'

test(
  "a guest's draft survives a reload, and is listed on the home page, on the create page and at the login",
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    await page.goto('/')
    const drafts = page.locator('section[aria-labelledby="continue"]')
    await expect(drafts).toHaveCount(0)
    await openNewDraft(page)
    await page.getByLabel('姓名', { exact: true }).fill('诸葛孔明')
    if (javaScriptEnabled) {
      await expect(saveStatus(page)).toHaveText('已存本机')
      await page.reload()
      await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('诸葛孔明')
    } else await page.getByRole('button', { name: '智能简历', exact: true }).click()

    const where = javaScriptEnabled ? '保存在本机' : '暂存在云端'
    for (const address of ['/', '/resume/create', '/resume/my']) {
      await page.goto(address)
      await expect(drafts.getByText('诸葛孔明')).toBeVisible()
      await expect(drafts).toContainText(new RegExp(`${where}，\\d{4}年\\d+月\\d+日 更新`))
    }
    await expect(page).toHaveURL(/\/\?login=&to=%2Fresume%2Fmy/)
    await page.goto('/')
    await expectNoAxeViolations(page)
    await drafts.getByRole('link', { name: /诸葛孔明/ }).click()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('诸葛孔明')

    await logIn(context)
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(drafts).toHaveCount(0)
  },
)

test('a draft with a long name does not widen the page on a phone', { tag: '@phone' }, async ({ page }) => {
  await openNewDraft(page)
  await page.getByLabel('姓名', { exact: true }).fill('欧阳明日香织'.repeat(6))
  await expect(saveStatus(page)).toHaveText('已存本机')
  for (const address of ['/', '/resume/create']) {
    await page.goto(address)
    await expect(page.locator('section[aria-labelledby="continue"]').getByRole('link')).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390)
  }
})
