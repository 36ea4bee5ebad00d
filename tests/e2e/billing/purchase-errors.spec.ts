import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { buyPlan, orderPlan, payOnPhone } from '../support/pay'

// A failed step of a purchase responds with 422, and shows the reason.
const refused = /^422 POST .*\/pricing/

test(
  'a missing or forged payment leaves the dialog with the QR code open',
  { tag: ['@desktop', '@deep'] },
  async ({ page, expectProblem }) => {
    expectProblem(refused)
    await logIn(page.context())
    await orderPlan(page, '基础月卡')
    const scan = page.getByRole('dialog', { name: '微信扫码支付' })
    for (const action of ['取消', '错误签名'] as const) {
      await payOnPhone(page, action)
      await scan.getByRole('button', { name: '已完成支付' }).click()
      await expect(scan.getByRole('alert')).toHaveText(
        '暂未查到支付结果，请稍后再确认；如已付款，无需重复支付',
      )
    }
    await expectNoAxeViolations(page)
    await payOnPhone(page, '支付但丢失回调')
    // Without a notification the server queries the payment when the user clicks.
    await expect(async () => {
      await scan.getByRole('button', { name: '已完成支付' }).click()
      await expect(page.getByRole('dialog', { name: '支付成功' })).toBeVisible({ timeout: 2_500 })
    }).toPass()
  },
)

test(
  'a double click and two tabs create one order, and two plans at once create two valid orders',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context)
    await page.goto('/pricing')
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button')
      .dblclick()
    await expect(page.getByRole('dialog', { name: '微信扫码支付' })).toBeVisible()
    const other = await context.newPage()
    await orderPlan(other, '基础月卡')
    expect(new URL(other.url()).search).toBe(new URL(page.url()).search)
    await orderPlan(other, '高级月卡')
    await payOnPhone(other)
    await expect(other.getByRole('dialog', { name: '支付成功' })).toContainText('高级月卡')
    await payOnPhone(page)
    await expect(page.getByRole('dialog', { name: '支付成功' })).toContainText('基础月卡')
    await page.goto('/user/orders')
    await expect(page.getByText('已完成')).toHaveCount(2)
    await expect(page.getByRole('main').locator('ol > li')).toHaveCount(2)
  },
)

test(
  'a lower plan than the current one is rejected, also on a page opened earlier',
  { tag: '@desktop' },
  async ({ page, context, expectProblem }) => {
    expectProblem(refused)
    await logIn(context)
    await page.goto('/pricing')
    await buyPlan(context, '高级月卡')
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button', { name: '立即获取' })
      .click()
    await expect(page.getByRole('alert')).toHaveText('你正在使用更高等级的套餐，到期后才能购买此套餐')
    await expect(page.getByRole('button', { name: '已有更高套餐' }).last()).toBeDisabled()
  },
)

test(
  "prices are in the page's HTML, and the layout does not shift",
  { tag: '@desktop' },
  async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { moved: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.moved += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.goto('/pricing', { waitUntil: 'networkidle' })
    await expect(page.getByRole('region', { name: /基础月卡/ })).toContainText('¥9.9')
    expect(await page.evaluate(() => (window as unknown as { seen: { moved: number } }).seen.moved)).toBe(0)
  },
)
