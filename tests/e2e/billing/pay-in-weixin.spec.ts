import type { FrameLocator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn, randomPhone } from '../support/log-in'
import { typeCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { weixinUserAgent } from '../support/user-agents'

const scripted = { tag: '@phone' }
const authorizePage = /^http:\/\/localhost:\d+\/connect\/oauth2\/authorize\?appid=/
const waking = '拉起支付失败，请稍后重试'
const failed = '支付失败，请稍后重试'

test.use({ userAgent: weixinUserAgent })

/** Chooses a plan, and selects the payer on WeChat's page. */
async function choosePlan(page: Page, plan = /基础月卡/): Promise<void> {
  await page.goto('/pricing')
  await waitForHydration(page, true)
  await page.getByRole('region', { name: plan }).getByRole('button').click()
  await sayWhoPays(page)
}

async function sayWhoPays(page: Page): Promise<void> {
  await expect(page).toHaveURL(authorizePage)
  expect(new URL(page.url()).searchParams.get('scope')).toBe('snsapi_base')
  await page.getByRole('link', { name: '小雨' }).click()
}

function sheetOf(page: Page): FrameLocator {
  return page.frameLocator('iframe[title="演示 · 模拟支付"]')
}

test('the OAuth code in the URL is used once and removed', { tag: ['@phone', '@deep'] }, async ({ page }) => {
  await logIn(page.context())
  await choosePlan(page)
  await expect(sheetOf(page).getByText('¥9.90')).toBeVisible()
  await expect(page).toHaveURL(/\/pricing$/)
  await sheetOf(page).getByRole('button', { name: '取消' }).click()
  await expect(page.getByText(failed)).toBeVisible()
  // A reload starts no payment: the code was for one payment.
  await page.reload()
  await waitForHydration(page, true)
  await expect(page.getByRole('region', { name: /基础月卡/ })).toBeVisible()
  await expect(page.locator('iframe')).toHaveCount(0)
  await expect(page.getByText(failed)).toHaveCount(0)
})

test(
  'a failed payment sheet shows its error for three seconds, and the next attempt pays',
  { tag: ['@phone', '@deep'] },
  async ({ page }) => {
    await logIn(page.context())
    const sheet = '**/dev/pay/jsapi?*'
    await page.route(sheet, (route) => route.fulfill({ json: { error: '支付验证签名失败' } }))
    await choosePlan(page)
    await expect(page.getByText(failed)).toBeVisible()
    await expect(page.getByText(failed)).toHaveCount(0)
    await page.unroute(sheet)
    await choosePlan(page)
    await sheetOf(page).getByRole('button', { name: '支付但丢失回调' }).click()
    await expect(page.getByRole('dialog', { name: '支付成功' })).toBeVisible()
  },
)

test(
  'a failing order shows its error, and -6007 leads to the other ways to pay',
  scripted,
  async ({ page }) => {
    await logIn(page.context())
    const steps = '**/pricing/weixin'
    await page.route(steps, (route) => route.fulfill({ json: { problem: 'wakeFailed' } }))
    await choosePlan(page)
    await expect(page.getByText(waking)).toBeVisible()
    await page.unroute(steps)
    await page.route(steps, (route) => route.fulfill({ json: { go: '/vipMarket' } }))
    await choosePlan(page)
    await expect(page).toHaveURL(/\/vipMarket$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('换一种方式开通会员')
    // Any other browser pays at the plans themselves.
    const elsewhere = { maxRedirects: 0, headers: { 'user-agent': 'Mozilla/5.0 Chrome/140.0' } }
    expect((await page.request.get('/vipMarket', elsewhere)).headers().location).toBe('/pricing')
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('link', { name: '返回会员套餐' }).click()
    // The user is still logged in.
    await expect(page.getByRole('button', { name: '立即获取' }).first()).toBeVisible()
  },
)

test(
  'a guest with a purchase link logs in, pays in the payment sheet and is a member',
  scripted,
  async ({ page }) => {
    await page.goto('/pricing?productId=300')
    await waitForHydration(page, true)
    await typeCode(page, randomPhone())
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    // A new user sees the welcome dialog first.
    await page.getByRole('link', { name: '继续购买' }).click()
    await sayWhoPays(page)
    await sheetOf(page).getByRole('button', { name: '确认支付' }).click()
    const paid = page.getByRole('dialog', { name: '支付成功' })
    await expect(paid).toContainText('高级月卡')
    await expectNoAxeViolations(page)
    await paid.getByRole('link', { name: '完成', exact: true }).first().click()
    await expect(page).toHaveURL(/\/pricing$/)
    await expect(page.getByRole('banner').getByText('VIP').locator('visible=true').first()).toBeVisible()
    await page.goto('/user/orders')
    await expect(page.getByText('已完成')).toBeVisible()
  },
)

test(
  'without scripts the page explains that payment in WeChat needs them, and what to do instead',
  { tag: '@no-javascript' },
  async ({ page }) => {
    await logIn(page.context())
    await page.goto('/pricing')
    await page
      .getByRole('region', { name: /基础月卡/ })
      .getByRole('button')
      .click()
    const note = page.getByRole('alert')
    await expect(note).toContainText('微信内支付需要启用 JavaScript')
    await expect(note).toContainText('在电脑上打开')
    await expect(note.getByText(/^http:.*\/pricing$/)).toBeVisible()
    await expectNoAxeViolations(page)
  },
)
