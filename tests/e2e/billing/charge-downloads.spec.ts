import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { payOnPhone } from '../support/pay'
import { createResume, openDeviceDraft, saveStatus } from '../support/stored-resume'

const left = (page: Page) => page.getByRole('main').getByText('本月还可下载 1 次')
const upgrade = (page: Page) => page.getByRole('dialog', { name: '升级会员' })

const rule = '每份简历计 1 次，7 天内可修改、换格式再下载，不再计次'
const untilWhen = /^这份简历在 \d{1,2}月\d{1,2}日 \d{2}:\d{2} 前可修改、换格式再下载，不再计次。$/

async function renameTo(page: Page, id: string, name: string) {
  await page.goto(`/resume/edit/${id}`)
  await page.getByLabel('姓名', { exact: true }).fill(name)
  await expect(saveStatus(page)).toHaveText('已保存')
}

async function take(page: Page, button: RegExp) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).first().click()
  return (await downloading).suggestedFilename()
}

test(
  'a download unlocks its resume for a week, including changes and other formats; another one leads to the plans',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    await page.goto('/resume/create')
    await expect(page.getByRole('main').getByText('下载简历 1 次/月')).toBeVisible()
    await expect(page.getByText(rule)).toBeVisible()
    await logIn(context)
    await page.goto('/resume/create')
    await expect(page.getByText(rule)).toBeVisible()
    await expect(page.getByText('还可新建 3 份').last()).toBeVisible()
    await expect(left(page)).toBeVisible()
    const first = await createResume(page, 'sample:backend-engineer')
    const second = await createResume(page, 'sample:product-manager')
    await page.goto('/resume/my')
    await expect(left(page)).toBeVisible()

    await page.goto(`/resume/download?resume=${first}`)
    await expect(left(page)).toBeVisible()
    await expect(
      page.getByText(
        '本次下载计 1 次，PDF、Word、图片等格式都包含在内。7 天内修改这份简历或更换格式后重新下载，不再计次。',
      ),
    ).toBeVisible()
    await expect(page.getByText('预览、打印、在线分享和数据备份都不计次。')).toBeVisible()
    expect(await take(page, /下载 PDF/)).toMatch(/\.pdf$/)
    if (javaScriptEnabled) await renameTo(page, first, '诸葛孔明')
    await page.goto(`/resume/download?resume=${first}`)
    await expect(page.getByText(untilWhen)).toBeVisible()
    await expect(page.getByText('其他简历： 本月下载次数 已用完')).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await take(page, /下载 PDF/)).toMatch(javaScriptEnabled ? /^诸葛孔明-.+\.pdf$/ : /\.pdf$/)
    await page.getByRole('radio', { name: '第 1 页图片' }).check()
    expect(await take(page, javaScriptEnabled ? /下载第 1 页图片/ : /下载所选格式/)).toMatch(/-1\.png$/)

    await page.goto(`/resume/download?resume=${second}`)
    await expect(page.getByRole('main').getByText('本月下载次数 已用完')).toBeVisible()
    await expectNoAxeViolations(page)
    const fileName = page.getByLabel('文件名')
    await fileName.fill('投递简历')
    await page.getByRole('button', { name: '下载 PDF' }).click()
    const named = new URLSearchParams({ resume: second, fileName: '投递简历' })
    await expect(page).toHaveURL(`/resume/download?${named}&upgrade`)
    await expect(upgrade(page)).toContainText('本月下载次数已用完')
    await expectNoAxeViolations(page)
    await upgrade(page).getByRole('link', { name: '关闭' }).click()
    await expect(page).toHaveURL(`/resume/download?${named}`)
    await expect(upgrade(page)).toHaveCount(0)
    await expect(fileName).toHaveValue('投递简历')
    await page.getByRole('main').getByRole('link', { name: '升级会员' }).click()
    await upgrade(page)
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('link', { name: '立即获取' })
      .click()
    // Without scripts a purchase named in the URL starts with a click.
    if (!javaScriptEnabled) await page.getByRole('button', { name: '微信支付 ¥9.9' }).click()
    await payOnPhone(page)
    if (!javaScriptEnabled) await page.getByRole('button', { name: '已完成支付' }).click()
    const paid = page.getByRole('dialog', { name: '支付成功' })
    await paid.getByRole('link', { name: '继续下载' }).click()
    await expect(page).toHaveURL(`/resume/download?${named}`)
    await expect(page.getByRole('main').getByText('本月还可下载 29 次')).toBeVisible()
    expect(await take(page, /下载 PDF/)).toBe('投递简历.pdf')
  },
)

test(
  'following a link alone charges nothing',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context }) => {
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    for (const path of ['/resume/download/file/pdf', '/resume/download/file/1.png', '/handoff']) {
      await page.goto(`${path}?resume=${id}`)
      await expect(page).toHaveURL(new RegExp(`/resume/download\\?resume=${id}$`))
    }
    expect((await context.request.get(`/sheets/pages/1?resume=${id}`)).status()).toBe(200)
    await page.reload()
    await expect(left(page)).toBeVisible()
  },
)

test(
  'a downloaded draft on the device is unlocked for a week, and nothing else is',
  { tag: '@deep-phone' },
  async ({ page, context }) => {
    const draft = await openDeviceDraft(page, '诸葛孔明')
    await logIn(context)
    await page.goto(`/resume/download?draft=${draft}`)
    await expect(left(page)).toBeVisible()
    expect(await take(page, /下载 PDF/)).toMatch(/^诸葛孔明-.+\.pdf$/)
    await expect(page.getByText('文件已开始下载')).toBeVisible()
    // The page reloads the remaining quota by itself.
    await expect(page.getByRole('main').getByText('本月下载次数 已用完')).toBeVisible()
    await page.getByRole('radio', { name: '第 1 页图片' }).check()
    expect(await take(page, /下载第 1 页图片/)).toMatch(/^诸葛孔明-.+-1\.png$/)

    await expect(page.getByText(untilWhen)).toBeVisible()

    await page.goto(`/resume/edit/offline?draft=${draft}`)
    await page.getByLabel('姓名', { exact: true }).fill('诸葛亮')
    await expect(saveStatus(page)).toHaveText('已存本机')
    await page.goto(`/resume/download?draft=${draft}`)
    expect(await take(page, /下载 PDF/)).toMatch(/^诸葛亮-.+\.pdf$/)

    const other = await createResume(page, 'sample:backend-engineer')
    await page.goto(`/resume/download?resume=${other}`)
    await page.getByRole('radio', { name: 'Word 文档' }).check()
    await page.getByRole('button', { name: '下载 Word 文档' }).click()
    await expect(page).toHaveURL(new RegExp(`/resume/download\\?resume=${other}&format=docx&upgrade`))
    await expect(upgrade(page)).toBeVisible()
    await expect(page.locator('input[name=format][value=docx]')).toBeChecked()
    await page.locator('html.scripted').waitFor()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(new RegExp(`/resume/download\\?resume=${other}&format=docx$`))
  },
)
