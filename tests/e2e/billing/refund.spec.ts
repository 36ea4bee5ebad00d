import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { logIn, openAccount } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { buyPlan } from '../support/pay'

test(
  'an admin refunds an order, and a ledger row revokes its grant',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, browser, watch }, info) => {
    test.slow()
    const buyer = await browser.newContext({ javaScriptEnabled: true, locale: 'zh-CN' })
    watch(buyer)
    await logIn(buyer)
    const tradeNo = await buyPlan(buyer, '基础月卡')

    await logIn(page.context(), adminPhone('refund', info))
    await page.goto('/admin')
    if (info.project.name === 'phone') await openAccount(page)
    await page.getByRole('link', { name: '订单与退款' }).locator('visible=true').click()
    const number = page.getByLabel('订单号或微信支付交易单号')
    await number.fill('T20260501nobody')
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page.getByRole('alert')).toHaveText('这个订单不存在')
    await number.fill(tradeNo)
    await page.getByRole('button', { name: '查询' }).click()
    await expect(page.getByText(tradeNo, { exact: true })).toBeVisible()
    await page.getByRole('button', { name: '退款…' }).click()
    await page.getByLabel('退款原因（付款人会看到）').fill('重复购买')
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '确认退款' }).click()
    await expect(page.getByRole('region', { name: '退款记录' })).toContainText('重复购买')
    await expect(page.getByRole('button', { name: '退款…' })).toHaveCount(0)
    await expect(async () => {
      await page.reload()
      await expect(page.getByRole('region', { name: '退款记录' })).toContainText('已退款', { timeout: 500 })
    }).toPass()
    await expectNoAxeViolations(page)

    const shop = await buyer.newPage()
    await shop.goto('/user/orders')
    await expect(shop.getByText('当前为免费版，暂无会员时长。')).toBeVisible()
    const ledger = shop.getByRole('region', { name: '会员时长明细' })
    await expect(ledger).toContainText('购买')
    await expect(ledger).toContainText('退款收回')
    await expect(ledger).toContainText('−31 天')
    await expect(shop.getByRole('banner').getByText('VIP')).toHaveCount(0)
    await buyer.close()
  },
)
