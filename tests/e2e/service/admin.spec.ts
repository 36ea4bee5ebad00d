import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { createPageFixtures } from '#tests/app-harness/all-pages'
import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { logIn, randomPhone } from '../support/log-in'
import { expect, test } from '../support/fixtures'

type Amount = { label: '天数' | '次数'; count: string }

async function confirm(page: Page, step: string, press: string, amount?: Amount) {
  await page.getByRole('link', { name: step }).click()
  if (amount) await page.getByLabel(amount.label, { exact: true }).fill(amount.count)
  await page.getByLabel('原因（写入操作日志）').fill('客服核实')
  await page.getByRole('button', { name: press }).click()
  await expect(page.getByRole('button', { name: press })).toHaveCount(0)
}

test(
  'an admin finds a user, views a resume and disables the account, and the audit log records it',
  { tag: '@desktop' },
  async ({ page, browser, baseURL, watch }, info) => {
    test.slow()
    const phone = randomPhone()
    const other = await browser.newContext({ locale: 'zh-CN' })
    watch(other)
    await logIn(other, phone)
    await createPageFixtures(other.request, baseURL!)

    await logIn(page.context(), adminPhone('desk', info))
    await page.goto('/admin')
    const figure = page.locator('dl > div').filter({ hasText: '注册用户' }).locator('dd')
    expect(Number((await figure.innerText()).replace(/\D/g, ''))).toBeGreaterThan(0)
    await expect(page.getByRole('img', { name: /^注册：30 天合计/ })).toBeVisible()
    await expectNoAxeViolations(page)

    await page.goto('/admin/users')
    await page.getByRole('searchbox').fill(phone)
    await page.getByRole('button', { name: '查看' }).click()
    await expect(page.getByRole('row')).toHaveCount(2)
    await expect(page.getByRole('main')).not.toContainText(phone)
    await expectNoAxeViolations(page)
    const since = page.getByRole('textbox', { name: '从', exact: true })
    await since.fill('2026年1月5日')
    await since.press('ArrowDown')
    await expect(page.getByRole('gridcell', { name: '2026年1月5日' })).toBeFocused()
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowRight')
    await page.keyboard.press('Enter')
    await expect(since).toHaveValue('2026-01-06')
    await since.fill('2026/1/7')
    await since.press('Enter')
    await expect(page).toHaveURL(/since=2026-01-07/)
    await page.getByRole('link', { name: `用户${phone.slice(-4)}` }).click()
    await page.getByRole('button', { name: '查看完整号码' }).click()
    await expect(page.getByText(phone)).toBeVisible()

    const person = page.url()
    await page.goto(`/admin/resumes?search=${phone}`)
    await page.getByRole('main').getByRole('row').nth(1).getByRole('link').first().click()
    const sheet = page.getByRole('img', { name: '第 1 页' })
    await expect(sheet).toBeVisible()
    await expect
      .poll(() => sheet.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    await expect(page.getByRole('region', { name: '操作日志' })).toContainText('查看简历')
    await expectNoAxeViolations(page)

    await page.goto(person)
    await confirm(page, '停用账号…', '确认停用')
    const theirs = await other.newPage()
    await theirs.goto('/resume/my')
    // Redirects to the login or, while the cached session check is valid, shows the API's refusal.
    await expect(theirs).toHaveURL(/\/(\?login=.*)?$/)
    await expect(theirs.getByRole('banner').getByText('登录').locator('visible=true').first()).toBeVisible()
    await other.close()

    await page.goto(`/admin/audit?search=${person.split('/').at(-1)}`)
    const rows = page.getByRole('row')
    await expect(rows).toHaveCount(3)
    for (const [i, done] of ['停用账号', '查看完整手机号'].entries())
      await expect(rows.nth(i + 1)).toContainText(done)
    await expectNoAxeViolations(page)
    const download = page.waitForEvent('download')
    await page.getByRole('button', { name: '导出 CSV' }).click()
    const file = await readFile(await (await download).path(), 'utf8')
    expect(file.split('\r\n')[1]).toContain('停用账号')
  },
)

test(
  'an admin grants and revokes days and points, and the user sees every ledger row',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, browser, watch }, info) => {
    const phone = randomPhone()
    const other = await browser.newContext({ locale: 'zh-CN' })
    watch(other)
    await logIn(other, phone)

    await logIn(page.context(), adminPhone('gifts', info))
    await page.goto(`/admin/users?search=${phone}`)
    await page.getByRole('link', { name: `用户${phone.slice(-4)}` }).click()
    await confirm(page, '增减会员时长…', '确认调整', { label: '天数', count: '7' })
    await expect(page.getByRole('region', { name: '会员时长明细' })).toContainText('+7 天')
    await expect(page.getByRole('region', { name: '套餐与权益' })).toContainText('基础月卡')
    await confirm(page, '增减 AI 次数…', '确认调整 AI 次数', { label: '次数', count: '10' })
    await confirm(page, '增减 AI 次数…', '确认调整 AI 次数', { label: '次数', count: '-4' })
    await expect(page.getByRole('region', { name: '套餐与权益' })).toContainText('剩余 7，共 7')
    await expect(page.getByRole('region', { name: '操作日志' })).toContainText('调整 AI 次数')
    await expectNoAxeViolations(page)

    const theirs = await other.newPage()
    await theirs.goto('/user/orders')
    await expect(theirs.getByRole('region', { name: '会员时长明细' })).toContainText('+7 天')
    const food = theirs.getByRole('region', { name: 'AI 次数明细' })
    for (const line of ['剩余 AI 次数 37 次', '+10 次', '−4 次']) await expect(food).toContainText(line)
    await other.close()
  },
)

test(
  'an admin reads an error report and an assistant chat, and flags the chat',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, baseURL }, info) => {
    await logIn(page.context(), adminPhone('overview', info))
    const { errorFingerprint: fault, chat } = await createPageFixtures(page.context().request, baseURL!)
    await page.goto('/admin/errors')
    await page.locator(`a[href="/admin/errors/${fault}"]`).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('a page of the tests went wrong')
    await expect(page.getByRole('region', { name: '调用栈' })).toContainText('/assets/page.js')
    await expectNoAxeViolations(page)

    await page.goto(`/admin/ai-chat-sessions?search=${chat}`)
    await expect(page.getByRole('row')).toHaveCount(2)
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: chat }).click()
    await expect(page.getByRole('region', { name: '对话内容' })).toContainText('这是演示回答')
    await expect(page.getByRole('region', { name: '操作日志' })).toContainText('查看 AI 对话')
    await confirm(page, '标记…', '确认标记')
    await expect(page.getByRole('heading', { level: 1 }).locator('..')).toContainText('已标记')
    await expectNoAxeViolations(page)
  },
)

test(
  'a plan with an invalid field is rejected at that field, and typed values are preserved',
  { tag: '@wide' },
  async ({ page, context, expectProblem }, info) => {
    expectProblem(/^422 POST .*\/admin\/products/)
    await logIn(context, adminPhone('plans', info))
    await page.goto('/admin/products?plan=300')
    const form = page.getByRole('form', { name: '修改“高级月卡”的权益' })
    const resumes = form.getByRole('group', { name: '保存简历' })
    const count = resumes.getByLabel('保存简历')
    const before = await count.inputValue()
    await count.fill('很多')
    await resumes.getByLabel('中文名称').fill('简历位置')
    // Differs in each run, because an unchanged form is rejected.
    const description = `For many openings, ${info.project.name} ${info.retry}`
    await form.getByLabel('英文说明').fill(description)
    await form.getByLabel('原因').fill('客服核实')
    const press = form.getByRole('button', { name: '确认修改' })
    await press.click()
    await expect(count).toHaveAccessibleDescription(/^数量请填写 0–100000 的整数或“不限”/)
    await expect(count).toBeFocused()
    await expect(count).toHaveValue('很多')
    await expect(resumes.getByLabel('中文名称')).toHaveValue('简历位置')
    await expect(form.getByLabel('英文说明')).toHaveValue(description)
    await expect(form.getByLabel('原因')).toHaveValue('客服核实')
    await expectNoAxeViolations(page)
    // Restores the plan, on which other tests rely.
    await count.fill(before)
    await resumes.getByLabel('中文名称').fill('')
    await press.click()
    await expect(form).toHaveCount(0)
    await expect(page.getByRole('main')).toContainText('客服核实')
  },
)
