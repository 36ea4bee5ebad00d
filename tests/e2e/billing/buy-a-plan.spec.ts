import { expectNoAxeViolations } from '../support/axe'
import { logIn, openAccount, randomPhone } from '../support/log-in'
import { typeCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { payOnPhone } from '../support/pay'

test(
  'a guest chooses a plan, logs in, returns to the purchase, pays and is a member',
  { tag: ['@everywhere', '@deep-phone', '@smoke'] },
  async ({ page, javaScriptEnabled, expectProblem, isMobile }) => {
    // A check before the payment responds with 422.
    expectProblem(/^422 POST .*\/pricing/)
    await page.goto('/pricing')
    await waitForHydration(page, javaScriptEnabled)
    await expectNoAxeViolations(page)
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('link', { name: '立即获取' })
      .click()
    await typeCode(page, randomPhone())
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()

    const greeting = page.getByRole('dialog', { name: '恭喜，注册成功' })
    await expect(greeting).toContainText('本月还可下载 1 次')
    await expect(greeting).toContainText('剩余 AI 次数 1 次')
    await greeting.getByRole('link', { name: '继续购买' }).click()
    // With scripts the purchase continues by itself.
    if (!javaScriptEnabled) await page.getByRole('button', { name: '微信支付 ¥9.9' }).click()
    const scan = page.getByRole('dialog', { name: '微信扫码支付' })
    await expect(scan).toBeVisible()
    if (!isMobile) await expect(scan.getByRole('img', { name: '支付二维码' })).toBeVisible()
    await scan.getByRole('button', { name: '已完成支付' }).click()
    await expect(page.getByRole('dialog').getByRole('alert')).toContainText('暂未查到支付结果')

    await payOnPhone(page)
    if (!javaScriptEnabled) await page.getByRole('button', { name: '已完成支付' }).click()
    const paid = page.getByRole('dialog', { name: '支付成功' })
    await expect(paid).toContainText('基础月卡')
    await paid.getByRole('link', { name: '完成', exact: true }).first().click()
    await expect(page.getByRole('banner').getByText('VIP').locator('visible=true').first()).toBeVisible()
    await expect(page.getByRole('button', { name: '已获得 | 立即续购' })).toBeVisible()
    await openAccount(page)
    await expect(
      page.getByRole('banner').getByText('本月还可下载 30 次').locator('visible=true'),
    ).toBeVisible()
  },
)

test(
  'orders and invitations have separate pages',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, context }) => {
    await logIn(context)
    await page.goto('/user/orders')
    await expect(page.getByText('暂无订单')).toBeVisible()
    await expect(page.getByRole('link', { name: '查看会员套餐' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.goto('/user/invite')
    await expect(page.getByText(/inviterCode=/)).toBeVisible()
    await expectNoAxeViolations(page)
    const poster = await context.request.get('/user/invite/poster.png')
    expect(poster.headers()['content-type']).toBe('image/png')
  },
)
