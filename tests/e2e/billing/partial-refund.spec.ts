import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { buyPlan } from '../support/pay'

test(
  'an admin refunds an order in two parts, and the membership ends with the second',
  { tag: ['@everywhere'] },
  async ({ page, browser, expectProblem }, info) => {
    test.slow()
    expectProblem(/^422 POST .*\/admin\/orders/)
    const buyer = await browser.newContext({ javaScriptEnabled: true, locale: 'zh-CN' })
    await logIn(buyer)
    const tradeNo = await buyPlan(buyer, '基础月卡')
    await logIn(page.context(), adminPhone('partial refund', info))
    const refunds = page.getByRole('region', { name: '退款记录' })
    const refund = async (amount: string | undefined) => {
      await page.goto(`/admin/orders?number=${tradeNo}`)
      await page.getByRole('button', { name: '退款…' }).click()
      if (amount) await page.getByLabel('退款金额（元）').fill(amount)
      await page.getByLabel('退款原因（付款人会看到）').fill('少用了几天')
      await page.getByRole('button', { name: '确认退款' }).click()
    }
    const untilDone = (count: number) =>
      expect(async () => {
        await page.reload()
        await expect(refunds.getByText('已退款', { exact: true })).toHaveCount(count, { timeout: 500 })
      }).toPass()

    await refund('12.00')
    await expect(page.getByText('退款金额应在 0.01 到 9.90 元之间，最多两位小数')).toBeVisible()
    await expect(page.getByLabel('退款金额（元）')).toHaveValue('12.00')
    await expect(page.getByLabel('退款原因（付款人会看到）')).toHaveValue('少用了几天')
    await expect(page.getByText('部分退款不扣会员时长')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel('退款金额（元）').fill('3.30')
    await page.getByRole('button', { name: '确认退款' }).click()
    await expect(refunds).toContainText('¥3.3')
    await untilDone(1)

    const shop = await buyer.newPage()
    await shop.goto(`/user/orders/${tradeNo}`)
    await expect(shop.getByText('实付 ¥9.9，已退 ¥3.3，发票按 ¥6.6 开具')).toBeVisible()
    await shop.goto('/user/orders')
    await expect(shop.getByText('使用中')).toBeVisible()
    await expect(shop.getByText('已退 ¥3.3，会员时长不变')).toBeVisible()

    await page.goto(`/admin/orders?number=${tradeNo}&refund=`)
    await expect(page.getByLabel('退款金额（元）')).toHaveValue('6.60')
    await refund(undefined)
    await untilDone(2)
    await expect(page.getByRole('button', { name: '退款…' })).toHaveCount(0)
    await shop.reload()
    await expect(shop.getByText('款项已原路退回')).toBeVisible()
    await expect(shop.getByRole('region', { name: '会员时长明细' })).toContainText('−31 天')
    await buyer.close()
  },
)
