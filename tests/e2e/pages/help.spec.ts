import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'

test(
  'a guest sends feedback from the help page, and an admin marks it as answered',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, browser, baseURL, expectProblem }, info) => {
    expectProblem(/^422 POST .*\/help/)
    const message = `扫码付款之后没有到账 ${info.project.name} ${Date.now()} ${'0'.repeat(200)}`
    await page.goto('/')
    await page.locator('footer').getByRole('link', { name: '帮助与反馈' }).click()
    await expect(page).toHaveURL(/\/help$/)
    await page.getByText('付款成功，会员未到账怎么办？').click()
    await expect(page.getByText('会员通常在付款后几秒内到账')).toBeVisible()
    await expectNoAxeViolations(page)

    await page.getByLabel('类型').selectOption('支付与会员')
    await page.getByLabel('联系方式（选填）').fill('lin@example.com')
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('请填写此项')).toBeVisible()
    await expect(page.getByLabel('联系方式（选填）')).toHaveValue('lin@example.com')
    await expect(page.getByLabel('类型')).toHaveValue('payment')
    await page.getByLabel('内容').fill(message)
    await page.getByRole('button', { name: '提交' }).click()
    await expect(page.getByText('已收到你的反馈，谢谢。')).toBeVisible()
    await page.getByRole('link', { name: '再写一条' }).click()
    await expect(page.getByLabel('内容')).toHaveValue('')

    const desktopContext = await browser.newContext({ baseURL, viewport: page.viewportSize() })
    await logIn(desktopContext, adminPhone('feedback', info))
    const admin = await desktopContext.newPage()
    await admin.goto('/admin/feedback')
    const row = admin.getByRole('row', { name: message })
    await expect(row.getByText('lin@example.com')).toBeVisible()
    // Long words wrap even without a break opportunity, so that the list does not scroll sideways.
    const isWholeInView = await row.evaluate((one) => one.getBoundingClientRect().right <= innerWidth)
    expect(isWholeInView).toBe(true)
    await expectNoAxeViolations(admin)
    await row.getByRole('button', { name: '标为已处理' }).click()
    await expect(admin.getByText('操作已完成，并已写入操作日志。')).toBeVisible()
    await expect(admin.getByText(message)).toHaveCount(0)
    await admin.goto('/admin/feedback?filter=answered')
    await expect(admin.getByText(message)).toBeVisible()
    await desktopContext.close()
  },
)
