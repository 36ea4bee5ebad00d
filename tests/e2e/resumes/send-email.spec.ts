import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { createResume, openDeviceDraft } from '../support/stored-resume'
import { weixinUserAgent } from '../support/user-agents'

type Mail = { from: string; source: string }
async function mailsTo(page: Page, address: string): Promise<Mail[]> {
  const url = `http://127.0.0.1:${process.env.E2E_MAIL_PORT}/?${new URLSearchParams({ to: address })}`
  return (await (await page.request.get(url)).json()) as Mail[]
}

test(
  'a resume is sent to its owner by e-mail, counted like a download, and errors stand at the field',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled, expectProblem }) => {
    const address = `lin${Date.now()}${Math.random().toString(36).slice(2)}@example.com`
    await logIn(context)
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto(`/resume/download?resume=${id}`)
    await waitForHydration(page, javaScriptEnabled)
    await page.getByLabel('文件名').fill('林晓-上海')
    await page.getByText('发送到我的邮箱').click()
    await expectNoAxeViolations(page)
    expectProblem(/422 .*\/resume\/download/)
    const field = page.getByLabel('邮箱地址')
    const send = () => page.getByRole('button', { name: '发送邮件' }).click()

    await field.fill('lin@')
    await send()
    await expect(page.getByText('邮箱格式不正确')).toBeVisible()
    await expect(field).toHaveValue('lin@')
    await expectNoAxeViolations(page)
    await field.fill('refused@example.com')
    await send()
    await expect(page.getByText('该邮箱拒收邮件，请检查地址是否正确')).toBeVisible()
    await expect(page.getByText('本次下载计 1 次')).toBeVisible()

    await field.fill(address)
    await page.getByLabel('文件名').fill('林晓-上海')
    await send()
    await expect(page.getByText(`已发送到 ${address}`)).toBeVisible()
    await expect(page.getByText('其他简历： 本月下载次数 已用完')).toBeVisible()
    const [mail, ...more] = (await mailsTo(page, address)) as [Mail]
    expect(more).toEqual([])
    expect(mail.from).toBe('no-reply@resume.example.com')
    expect(mail.source).toContain(encodeURIComponent('林晓'))
    expect(mail.source).toContain(Buffer.from('%PDF-').toString('base64').slice(0, 6))

    await page.reload()
    await waitForHydration(page, javaScriptEnabled)
    await page.getByText('发送到我的邮箱').click()
    await expect(field).toHaveValue(javaScriptEnabled ? address : '')
  },
)

test('a second resume without a download left leads to the plans, and is not sent', async ({
  page,
  context,
}) => {
  const address = `mei${Date.now()}@example.com`
  await logIn(context)
  const first = await createResume(page, 'sample:backend-engineer')
  const second = await createResume(page, 'sample:product-manager')
  for (const id of [first, second]) {
    await page.goto(`/resume/download?resume=${id}`)
    await waitForHydration(page, true)
    await page.getByText('发送到我的邮箱').click()
    await page.getByLabel('邮箱地址').fill(address)
    await page.getByLabel('邮箱地址').press('Enter')
    if (id === first) await expect(page.getByText(`已发送到 ${address}`)).toBeVisible()
  }
  await expect(page.getByRole('dialog', { name: '升级会员' })).toBeVisible()
  expect(await mailsTo(page, address)).toHaveLength(1)
})

test(
  'a draft on the device alone is sent, without an account keeping it',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const address = `wen${Date.now()}@example.com`
    const draft = await openDeviceDraft(page, '诸葛孔明')
    await logIn(context)
    await page.goto(`/resume/download?draft=${draft}`)
    await page.getByText('发送到我的邮箱').click()
    await page.getByLabel('邮箱地址').fill(address)
    await page.getByRole('button', { name: '发送邮件' }).click()
    await expect(page.getByText(`已发送到 ${address}`)).toBeVisible()
    const [mail] = (await mailsTo(page, address)) as [Mail]
    expect(mail.source).toContain(encodeURIComponent('诸葛孔明'))
    await expect(page.getByRole('main').getByText('本月下载次数 已用完')).toBeVisible()
  },
)

test(
  'in WeChat the PDF is sent from the page that saves none',
  { tag: '@desktop' },
  async ({ browser, watch, baseURL }) => {
    const address = `xin${Date.now()}@example.com`
    const context = await browser.newContext({ userAgent: weixinUserAgent, locale: 'zh-CN', baseURL })
    watch(context)
    await logIn(context)
    const page = await context.newPage()
    const id = await createResume(page, 'sample:backend-engineer')
    await page.goto('/user/invite')
    await expect(page.getByText('长按图片，保存到手机或直接发送给朋友。')).toBeVisible()
    await expect(page.getByRole('link', { name: '保存邀请海报' })).toHaveCount(0)
    await page.goto(`/resume/download?resume=${id}`)
    await waitForHydration(page, true)
    await page.getByText('发送到我的邮箱').click()
    await page.getByLabel('邮箱地址').fill(address)
    await page.getByRole('button', { name: '发送邮件' }).click()
    await expect(page.getByText(`已发送到 ${address}`)).toBeVisible()
    expect(await mailsTo(page, address)).toHaveLength(1)
    await context.close()
  },
)
