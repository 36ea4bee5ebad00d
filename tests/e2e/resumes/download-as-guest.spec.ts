import { randomPhone } from '../support/log-in'
import { typeCode } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { openSection } from '../support/editor-rows'
import { openNewDraft, openWrittenDraft } from '../support/stored-resume'

test(
  'a guest who downloads logs in over the page, the draft comes along, and the file starts by itself',
  { tag: '@smoke' },
  async ({ page }) => {
    await openWrittenDraft(page, 'nurse')
    const editor = page.url()
    const education = await openSection(page, '教育背景')
    await page.getByRole('link', { name: '下载', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '验证码登录' })
    await expect(dialog.getByText('登录后自动下载这份简历')).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    expect(page.url()).toBe(editor)
    await expect(page.getByRole('link', { name: '下载', exact: true })).toBeFocused()

    await page.getByRole('link', { name: '下载', exact: true }).click()
    await typeCode(page, randomPhone())
    await dialog.getByRole('checkbox').check()
    const downloading = page.waitForEvent('download')
    await dialog.getByRole('button', { name: '登录', exact: true }).click()
    expect((await downloading).suggestedFilename()).toMatch(/\.pdf$/)
    await expect(page).toHaveURL(/\/resume\/download\?welcome=&resume=[\w-]+$/)
    const greeting = page.getByRole('dialog', { name: '恭喜，注册成功' })
    await expect(greeting.getByText(/^PDF 已开始下载。这份简历在 .+ 前可修改、换格式再下载/)).toBeVisible()
    await expect(greeting.getByText('本月的 1 次下载机会已用在这份简历上')).toBeVisible()
    await greeting.getByRole('link', { name: '知道了' }).click()
    await expect(greeting).toHaveCount(0)
    await expect(page.getByText('文件已开始下载')).toBeVisible()
    await page.getByRole('link', { name: '返回编辑' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/[\w-]+$/)
    await expect(education.locator('> details.section-fold')).toHaveAttribute('open')
  },
)

test(
  'what must be changed is said over the login of a download, which does not start by itself then',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page)
    await page.getByLabel('姓名').fill('诸葛孔明')
    await page.getByRole('link', { name: '下载', exact: true }).click()
    const dialog = page.getByRole('dialog', { name: '验证码登录' })
    await expect(dialog.getByText(/^还有 \d+ 项必须修改$/)).toBeVisible()
    await expect(dialog.getByText('登录后自动下载')).toHaveCount(0)
    await dialog.getByRole('button', { name: '没有联系方式' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page.getByLabel('手机', { exact: true })).toBeFocused()
    await page.getByRole('link', { name: '下载', exact: true }).click()
    await typeCode(page, randomPhone())
    await page.getByRole('dialog').getByRole('checkbox').check()
    await page.getByRole('dialog').getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText(/^投递前还有 \d+ 项必须修改$/)).toBeVisible()
    await expect(page.getByRole('main').getByText('本月还可下载 1 次')).toBeVisible()
    await expect(page.getByText('文件已开始下载')).toHaveCount(0)
    await expect(page.getByRole('dialog').getByText('本月还可下载 1 次')).toBeVisible()

    // What can be undone has come along.
    await page.getByRole('dialog').getByRole('link', { name: '知道了' }).click()
    await page.getByRole('link', { name: '返回编辑' }).click()
    await expect(page.getByLabel('姓名')).toHaveValue('诸葛孔明')
    await page.getByRole('button', { name: '撤销', exact: true }).click()
    await expect(page.getByLabel('姓名')).toHaveValue('')
  },
)
