import { adminPhone } from '../support/admin-phones'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { payOnPhone } from '../support/pay'

/** Each project has a card of its own, because the projects share the plan. */
const cards: Record<string, { name: string; price: number; days: number }> = {
  desktop: { name: '年卡', price: 89, days: 372 },
  phone: { name: '半年卡', price: 49, days: 186 },
  'no-javascript': { name: '季卡', price: 26, days: 93 },
}

test(
  'an admin sells a longer card, a user chooses it, pays it and finds all its days in the account',
  { tag: '@everywhere' },
  async ({ page, browser, javaScriptEnabled, expectProblem }, info) => {
    test.slow()
    expectProblem(/^4(22|09) POST .*\/admin\/products/)
    const { name, price, days } = cards[info.project.name]!
    // Differs in each attempt, because an unchanged form is rejected.
    const yuan = price - info.retry
    const adminContext = await browser.newContext({ locale: 'zh-CN', javaScriptEnabled })
    await logIn(adminContext, adminPhone('longer card', info))
    const admin = await adminContext.newPage()
    const field = admin.getByLabel(`${name}（元）`, { exact: true })
    const change = async (typed: string) => {
      await field.fill(typed)
      await admin.getByLabel('原因').fill('开学季')
      await admin.getByRole('button', { name: '确认修改' }).click()
    }
    // Another project may change the plan between the page and the press.
    await expect(async () => {
      await admin.goto('/admin/products?change=200')
      await waitForHydration(admin, javaScriptEnabled)
      await change('999')
      await expect(field).toHaveAccessibleDescription('不能高于逐月购买的总价', { timeout: 3_000 })
      await expect(field).toBeFocused()
      await expectNoAxeViolations(admin)
      await change(String(yuan))
      await expect(field).toHaveCount(0, { timeout: 3_000 })
    }).toPass()
    await expect(admin.getByRole('main')).toContainText(`${name} ¥${yuan}`)

    await logIn(page.context())
    await page.goto('/pricing')
    await waitForHydration(page, javaScriptEnabled)
    await page
      .getByRole('navigation', { name: '套餐时长' })
      .getByRole('link', { name: new RegExp(`^${name}`) })
      .click()
    const card = page.getByRole('region', { name: new RegExp(`基础${name}`) })
    await expect(card).toContainText(`¥${yuan}`)
    await expect(card).toContainText(`有效期 ${days} 天`)
    await expectNoAxeViolations(page)
    await card.getByRole('button').click()
    const scan = page.getByRole('dialog', { name: '微信扫码支付' })
    await expect(scan).toContainText(`基础${name} · ¥${yuan}`)
    await payOnPhone(page)
    if (!javaScriptEnabled) await scan.getByRole('button', { name: '已完成支付' }).click()
    await expect(page.getByRole('dialog', { name: '支付成功' })).toContainText(`基础${name}已生效`)
    await page.goto('/user/orders')
    await expect(page.getByRole('main')).toContainText(`${days} 天`)
    await expect(page.getByRole('main')).toContainText(`+${days} 天`)
    await page.getByRole('link', { name: '查看凭证' }).click()
    await expect(page.getByRole('main')).toContainText(`基础${name} · ${days} 天`)
    await adminContext.close()
  },
)
