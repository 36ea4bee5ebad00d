import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { postForm } from '../support/post-form'
import { createResume, openNewResume, save, waitForScripts } from '../support/stored-resume'

const list = (page: Page) => page.getByRole('navigation', { name: '版本列表' })
const selected = (page: Page) => page.locator('section[aria-labelledby="selected-version"]')
const changes = (page: Page) => page.locator('section[aria-labelledby="changes"]')
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).click()

test(
  'a user names, pins and compares versions, and restores the text of one without its style',
  { tag: ['@everywhere', '@smoke'] },
  async ({ page, context }) => {
    await logIn(context)
    const id = await openNewResume(page, 'sample:product-manager')
    await page.goto(`/resume/versions/${id}`)
    await expect(page.getByText('暂无历史版本')).toBeVisible()

    await page.getByLabel('版本名称').fill('投产品岗')
    await press(page, '保存名称')
    await expect(page.getByRole('status').filter({ hasText: '已命名' })).toBeVisible()
    await expect(list(page).getByRole('link')).toHaveText([/投产品岗.*现在/])

    await page.goto(`/resume/edit/${id}`)
    const before = await page.getByLabel('姓名', { exact: true }).inputValue()
    await page.getByLabel('姓名', { exact: true }).fill('欧阳小满')
    await save(page)
    await page.goto(`/resume/versions/${id}`)
    await list(page)
      .getByRole('link', { name: /投产品岗/ })
      .click()
    await expect(selected(page).getByRole('heading', { name: '投产品岗' })).toBeVisible()
    await expect(changes(page).getByRole('heading', { name: '1 处内容改动' })).toBeVisible()
    await expect(changes(page).locator('del')).toHaveText(before)
    await expect(changes(page).locator('ins')).toHaveText('欧阳小满')
    await expect(selected(page).getByText('以下 1 处内容将还原：基本信息。')).toBeVisible()

    await press(page, '固定')
    await expect(page.getByRole('button', { name: '取消固定' })).toBeVisible()
    if (await waitForScripts(page)) await expect(page.getByRole('button', { name: '取消固定' })).toBeFocused()
    await expectNoAxeViolations(page)

    await press(page, '恢复这个版本')
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue(before)
    await page.goto(`/resume/versions/${id}`)
    await list(page)
      .getByRole('link', { name: /恢复前/ })
      .click()
    await expect(changes(page).locator('del')).toHaveText('欧阳小满')
  },
)

test(
  'a restore of the text alone leaves the style, and a downloaded version says so',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context)
    const id = await createResume(page, 'sample:product-manager')
    const downloaded = await postForm(context, `/resume/download/file/pdf?resume=${id}`, {})
    expect(downloaded.headers()['content-type']).toBe('application/pdf')
    await page.goto(`/resume/edit/${id}`)
    await waitForScripts(page)
    await page.getByLabel('姓名', { exact: true }).fill('欧阳小满')
    await page.getByText('样式', { exact: true }).click()
    await page.getByLabel('字号').fill('11.5')
    await save(page)
    await page.goto(`/resume/versions/${id}`)
    await list(page).getByRole('link', { name: /下载/ }).click()
    await expect(selected(page).getByText('样式的不同之处：字号。')).toBeVisible()
    await expect(page.getByRole('radio', { name: '只恢复文字' })).toBeChecked()
    await press(page, '恢复这个版本')
    await expect(page.getByLabel('姓名', { exact: true })).not.toHaveValue('欧阳小满')
    await page.goto(`/resume/versions/${id}`)
    await expect(changes(page).getByText(/1 处内容改动/)).toBeVisible()
  },
)

test(
  'the menu of the editor leads to the name of the present version',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context)
    await openNewResume(page)
    await waitForScripts(page)
    await page.getByLabel('姓名', { exact: true }).fill('王小满')
    await page.locator('summary[aria-label="更多操作"]').click()
    await page.getByRole('link', { name: '命名当前版本' }).click()
    await expect(page.getByLabel('版本名称')).toBeFocused()
    await page.keyboard.type('初稿')
    await page.keyboard.press('Enter')
    await expect(page.getByRole('status').filter({ hasText: '已命名' })).toBeVisible()
    await expect(page.getByLabel('版本名称')).toBeFocused()
  },
)

test(
  'a resume in the bin shows its versions and their changes, and nothing to press',
  { tag: '@deep' },
  async ({ page, context }) => {
    await logIn(context)
    const id = await openNewResume(page)
    await page.getByLabel('姓名', { exact: true }).fill('王小满')
    await save(page)
    await postForm(context, '/resume/my', { intent: 'bin', id })
    await page.goto(`/resume/versions/${id}`)
    await list(page).getByRole('link').nth(1).click()
    await expect(changes(page).locator('ins')).toHaveText('王小满')
    await expect(page.getByRole('button', { name: /恢复这个版本|固定|保存名称/ })).toHaveCount(0)
  },
)
