import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { save, createResume } from '../support/stored-resume'

const menu = (page: Page) => page.locator('summary[aria-label^="更多操作"]').first()
const titles = (page: Page) => page.locator('main li h2')

test.beforeEach(async ({ context }) => {
  await logIn(context)
})

test(
  'an empty account shows a link to the samples',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/resume')
    await expect(page).toHaveURL(/\/resume\/my$/)
    await expect(page.getByText('已用 0 / 3 份')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('region', { name: '写第一份简历' }).getByRole('link', { name: '新建简历' }).click()
    await expect(page).toHaveURL(/\/resume\/create#samples$/)
  },
)

test(
  'a resume is renamed, duplicated, moved to the bin, restored and permanently deleted',
  { tag: '@wide' },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST /)
    await createResume(page, 'sample:backend-engineer')
    await page.goto('/resume/my')
    const picture = titles(page).first().locator('xpath=ancestor::li').locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)

    await menu(page).click()
    await page.getByRole('link', { name: '重命名' }).click()
    await page.getByLabel('简历标题').fill('   ')
    await page.getByRole('button', { name: '保存标题' }).click()
    await expect(page.getByText('请填写此项')).toBeVisible()
    await page.getByLabel('简历标题').fill('投甲公司')
    await page.getByRole('button', { name: '保存标题' }).click()
    await expect(titles(page)).toHaveText(['投甲公司'])

    await menu(page).click()
    await page.getByRole('button', { name: '复制一份' }).click()
    await expect(page.getByText(/^已复制为/)).toBeVisible()
    await expect(titles(page)).toHaveCount(2)
    await expectNoAxeViolations(page)

    await menu(page).click()
    await page.getByRole('button', { name: '移到回收站' }).first().click()
    await expect(titles(page)).toHaveCount(1)
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(titles(page)).toHaveCount(2)

    await menu(page).click()
    await page.getByRole('button', { name: '移到回收站' }).first().click()
    await page.getByText('回收站', { exact: true }).click()
    await expect(page.getByText('剩余 30 天')).toBeVisible()
    await page.getByRole('link', { name: /^彻底删除/ }).click()
    await expect(page.getByText('删除后无法找回')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '彻底删除', exact: true }).click()
    await expect(page.getByText('已彻底删除。')).toBeVisible()
    await expect(page.getByText('回收站', { exact: true })).toHaveCount(0)
    await expect(titles(page)).toHaveCount(1)
  },
)

test(
  'a full account shows its limit, and its resumes can still be edited',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    expectProblem(/^(409|422) POST /)
    for (let count = 0; count < 3; count++) await createResume(page)
    await page.goto('/resume/create/import')
    await expect(page.getByText('简历已存满，暂时无法新建或导入。')).toBeVisible()
    await page.goto('/resume/create')
    await expect(page.getByText('简历已存满，暂时无法新建或导入。')).toBeVisible()
    await page.getByRole('button', { name: '从空白开始' }).click()
    await expect(page.getByRole('alert').getByText(/最多保存 3 份/)).toBeVisible()
    await page.getByRole('alert').getByRole('link', { name: '升级会员' }).click()
    await expect(page.getByRole('dialog', { name: '升级会员' })).toContainText('账号中的简历份数已达上限')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: '关闭' }).click()
    await expect(page).toHaveURL(/\/resume\/my$/)
    await expect(page.getByText('已存满 3 份')).toBeVisible()
    await page.getByRole('link', { name: '升级会员，保存更多简历' }).click()
    await expect(page).toHaveURL(/\/resume\/my\?upgrade=resumes$/)
    await page.getByRole('link', { name: '关闭' }).click()
    await menu(page).click()
    await page.getByRole('button', { name: '复制一份' }).click()
    await expect(page.getByRole('alert')).toHaveText(/最多保存 3 份/)
    await page
      .getByRole('link', { name: /^编辑: / })
      .first()
      .click()
    await page.getByRole('textbox', { name: '姓名' }).fill('正常编辑')
    await save(page)
  },
)

test(
  'the search is in the URL',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await createResume(page, 'sample:backend-engineer')
    await createResume(page, 'sample:product-manager')
    await page.goto('/resume/my')
    await expect(titles(page)).toHaveCount(2)
    await page.getByRole('searchbox').fill('产品')
    if (!javaScriptEnabled) await page.getByRole('button', { name: '搜索' }).click()
    await expect(titles(page)).toHaveCount(1)
    await expect(page).toHaveURL(/q=/)
    await page.getByRole('searchbox').fill('没有这样的')
    if (!javaScriptEnabled) await page.getByRole('button', { name: '搜索' }).click()
    await expect(page.getByText('没有找到标题包含“没有这样的”的简历。')).toBeVisible()
    await page.getByRole('link', { name: '查看全部简历' }).click()
    await expect(titles(page)).toHaveCount(2)
  },
)

test(
  'text typed into the search field is not lost while results load',
  { tag: '@desktop' },
  async ({ page }) => {
    await createResume(page)
    await createResume(page)
    await page.goto('/resume/my')
    await waitForHydration(page, true)
    const field = page.getByRole('searchbox')
    await field.pressSequentially('没有这样的', { delay: 250 })
    await expect(page.getByText('没有找到标题包含“没有这样的”的简历。')).toBeVisible()
    await expect(field).toBeFocused()
    await page.getByRole('link', { name: '清除' }).click()
    await expect(field).toHaveValue('')
  },
)

test('the resume list works by keyboard alone', { tag: '@desktop' }, async ({ page }) => {
  await createResume(page)
  await page.goto('/resume/my')
  await waitForHydration(page, true)
  await page.getByRole('link', { name: /^编辑: / }).focus()
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: /^下载: / })).toBeFocused()
  await page.keyboard.press('Tab')
  await expect(menu(page)).toBeFocused()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: '重命名' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menu(page)).toBeFocused()
  await expect(page.getByRole('link', { name: '重命名' })).toBeHidden()
  await page.keyboard.press('Enter')
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByLabel('简历标题')).toBeFocused()
  await page.keyboard.type('只用键盘')
  await page.keyboard.press('Enter')
  await expect(titles(page)).toHaveText(['只用键盘'])
  await expect(page.getByRole('status').filter({ hasText: '标题已改为' })).toBeFocused()
  await menu(page).focus()
  await page.keyboard.press('Enter')
  for (let i = 0; i < 6; i++) await page.keyboard.press('Tab')
  await expect(page.getByRole('button', { name: '移到回收站' })).toBeFocused()
  await page.keyboard.press('Enter')
  await expect(page.getByText('已移到回收站')).toBeVisible()
  await page.keyboard.press('Tab')
  await page.keyboard.press('Enter')
  await expect(page.getByText('《只用键盘》已恢复。')).toBeVisible()
})

test(
  "another user's resume responds with not found",
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, expectProblem }) => {
    expectProblem(/^404 GET /)
    const id = await createResume(page)
    await context.clearCookies()
    await logIn(context)
    for (const path of [`/resume/edit/${id}`, `/resume/versions/${id}`, `/resume/download?resume=${id}`])
      expect((await page.goto(path))?.status()).toBe(404)
    for (const path of [`/resume/export/${id}`, `/sheets/thumbnail/${id}`, `/sheets/pages/1?resume=${id}`])
      expect((await context.request.get(path)).status()).toBe(404)
  },
)
