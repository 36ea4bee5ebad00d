import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { payOnPhone } from '../support/pay'

test(
  'an admin creates a coupon, a user buys with it, the next one reads at the field that it is used up',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page, browser, javaScriptEnabled, expectProblem }, info) => {
    test.slow()
    expectProblem(/^422 POST .*\/(admin\/coupons|pricing)/)
    const newContext = () =>
      browser.newContext({ javaScriptEnabled, locale: 'zh-CN', viewport: page.viewportSize() })

    const adminContext = await newContext()
    await logIn(adminContext, adminPhone('coupon', info))
    const admin = await adminContext.newPage()
    await admin.goto('/admin/coupons')
    await admin.getByRole('link', { name: '新建优惠码' }).click()
    await waitForHydration(admin, javaScriptEnabled)
    await admin.getByRole('button', { name: '随机生成' }).click()
    const field = admin.getByRole('textbox', { name: '优惠码' })
    await expect(field).toHaveValue(/^[2-9A-Z]{8}$/)
    const code = await field.inputValue()
    await admin.getByLabel('优惠幅度').fill('95')
    await admin.getByLabel('总次数').fill('1')
    await admin.getByLabel('备注（仅管理员可见）').fill(`校园活动 ${info.project.name}`)
    await admin.getByRole('button', { name: '保存优惠码' }).click()
    await expect(admin.getByText('请填写 1–90 范围内的数字')).toBeVisible()
    await expect(field).toHaveValue(code)
    await expect(admin.getByRole('checkbox', { name: '基础月卡' })).toBeChecked()
    await expectNoAxeViolations(admin)
    await admin.getByLabel('优惠幅度').fill('20')
    await admin.getByRole('button', { name: '保存优惠码' }).click()
    await expect(admin.getByText('优惠码已创建。')).toBeVisible()
    await admin.goto(`/admin/coupons?search=${code}`)
    await expect(admin.getByText('0 / 1')).toBeVisible()
    await expectNoAxeViolations(admin)

    await logIn(page.context())
    await page.goto('/pricing')
    await waitForHydration(page, javaScriptEnabled)
    await page.getByText('有优惠码？').click()
    await page.getByRole('textbox', { name: '优惠码' }).fill('nosuchcode')
    await page.getByRole('button', { name: '使用', exact: true }).click()
    await expect(page.getByText('没有这个优惠码，请核对后再试')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '优惠码' })).toBeFocused()
    await expect(page.getByRole('textbox', { name: '优惠码' })).toHaveValue('nosuchcode')
    await expectNoAxeViolations(page)
    await page.getByRole('textbox', { name: '优惠码' }).fill(code.toLowerCase())
    await page.getByRole('button', { name: '使用', exact: true }).click()
    await expect(page.getByRole('main')).toContainText(`已使用优惠码 ${code}`)
    await expect(page.getByRole('main')).toContainText('原价 ¥9.9，优惠 ¥1.98，实付 ¥7.92')
    await expectNoAxeViolations(page)
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button')
      .click()
    const scan = page.getByRole('dialog', { name: '微信扫码支付' })
    await expect(scan).toContainText(`优惠（${code}）`)
    await expect(scan).toContainText('¥7.92')
    await expectNoAxeViolations(page)

    const otherContext = await newContext()
    await logIn(otherContext)
    const other = await otherContext.newPage()
    await other.goto('/pricing')
    await waitForHydration(other, javaScriptEnabled)
    await other
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button')
      .click()
    const dialog = other.getByRole('dialog', { name: '微信扫码支付' })
    await dialog.getByText('有优惠码？').click()
    await dialog.getByRole('textbox', { name: '优惠码' }).fill(code)
    await dialog.getByRole('button', { name: '使用', exact: true }).click()
    await expect(dialog.getByText('这个优惠码的可用次数已用完')).toBeVisible()
    await expect(dialog.getByRole('textbox', { name: '优惠码' })).toBeFocused()
    await expect(dialog.getByRole('textbox', { name: '优惠码' })).toHaveValue(code)
    await expect(dialog).toContainText('¥9.9')
    await expectNoAxeViolations(other)

    await payOnPhone(page)
    if (!javaScriptEnabled) await page.getByRole('button', { name: '已完成支付' }).click()
    await expect(page.getByRole('dialog', { name: '支付成功' })).toContainText('基础月卡')
    await page.goto('/user/orders')
    await expect(page.getByText('已优惠 ¥1.98')).toBeVisible()
    await page.getByRole('link', { name: '凭证' }).click()
    await expect(page.getByText(`优惠（${code}）`)).toBeVisible()
    await expect(page.getByText('¥7.92', { exact: true })).toBeVisible()

    await admin.goto(`/admin/coupons?search=${code}`)
    await expect(admin.getByText('1 / 1')).toBeVisible()
    await admin.getByRole('button', { name: `停用 ${code}` }).click()
    await expect(admin.getByRole('button', { name: `恢复 ${code}` })).toBeVisible()
    await admin.goto(`/admin/audit?search=${code}`)
    await expect(admin.getByRole('row', { name: /停用优惠码/ })).toBeVisible()
    await Promise.all([adminContext.close(), otherContext.close()])
  },
)
