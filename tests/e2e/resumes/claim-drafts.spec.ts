import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openNewDraft, saveStatus } from '../support/stored-resume'

test(
  'a draft created before the login is saved to the account, and the user continues on the same page',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    await page.getByLabel('姓名', { exact: true }).fill('诸葛孔明')
    if (javaScriptEnabled) await expect(saveStatus(page)).toHaveText('已存本机')
    else await page.getByRole('button', { name: '保存', exact: true }).click()
    const draft = new URL(page.url()).searchParams.get('draft')!
    const response = await context.request.get(`/resume/download?draft=${draft}`, { maxRedirects: 0 })
    expect(response.headers().location).toMatch(/^\/\?login=&to=%2Fresume%2Fdownload/)
    await logIn(context)
    await page.goto(`/resume/keep?to=${encodeURIComponent(`/resume/download?draft=${draft}`)}`)
    await expect(page.getByRole('checkbox', { name: /诸葛孔明/ })).toBeChecked()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '存入“我的简历”' }).click()
    await expect(page).toHaveURL(/\/resume\/download\?resume=/)
    await expect(page.getByLabel('文件名')).toHaveValue(/^诸葛孔明-/)
    await page.goto('/resume/my')
    await expect(page.getByText('已用 1 / 3 份')).toBeVisible()
    await expect(page.getByText('未存入账号的草稿')).toHaveCount(0)
    await page.getByRole('link', { name: /^编辑: / }).click()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('诸葛孔明')
  },
)

test(
  'drafts beyond the limit stay on the device, and can be saved later',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    for (const name of ['甲', '乙', '丙', '丁']) {
      await openNewDraft(page)
      await page.getByLabel('姓名', { exact: true }).fill(name)
      if (javaScriptEnabled) await expect(saveStatus(page)).toHaveText('已存本机')
      else await page.getByRole('button', { name: '保存', exact: true }).click()
    }
    // An open editor would go on saving with the cookie of the login.
    await page.goto('/privacy')
    await logIn(context)
    await page.goto('/resume/keep?to=/resume/my')
    await expect(page.getByRole('checkbox')).toHaveCount(4)
    await page.getByRole('button', { name: '存入“我的简历”' }).click()
    await expect(page.getByText('已将 3 份草稿存入账号。')).toBeVisible()
    await expect(page.getByText('账号中的简历已存满，还有 1 份草稿未存入')).toBeVisible()
    await page.getByRole('link', { name: '继续' }).click()
    await expect(page.getByText('已用 3 / 3 份')).toBeVisible()
    const drafts = page.getByRole('region', { name: '未存入账号的草稿' })
    await expect(drafts.getByRole('listitem')).toHaveCount(1)
    await page.locator('summary[aria-label^="更多操作"]').first().click()
    await page.getByRole('button', { name: '移到回收站' }).first().click()
    await expect(page.getByText('已移到回收站，30 天内可以恢复')).toBeVisible()
    await drafts.getByRole('button', { name: /^存入账号/ }).click()
    await expect(page.getByText('已将 1 份草稿存入账号。')).toBeVisible()
    await expect(drafts.getByRole('listitem')).toHaveCount(0)
    await expect(page.getByText('已用 3 / 3 份')).toBeVisible()
  },
)

test(
  'postponed drafts are offered again in the list',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context }) => {
    await openNewDraft(page)
    await logIn(context)
    await page.goto('/resume/keep?to=/resume/my')
    await page.getByRole('link', { name: '以后再说' }).click()
    await expect(page).toHaveURL(/\/resume\/my$/)
    await expect(page.getByRole('region', { name: '未存入账号的草稿' }).getByRole('listitem')).toHaveCount(1)
  },
)
