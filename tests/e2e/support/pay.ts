import type { BrowserContext, Page } from '@playwright/test'
import { waitForHydration } from './login-form'
import { expect } from './fixtures'
import { postForm } from './post-form'

/** The actions on the simulated payment page. */
type PaymentOutcome = '确认支付' | '支付但丢失回调' | '取消' | '错误签名'

/** Acts on the simulated payment page in a second tab. */
export async function payOnPhone(page: Page, outcome: PaymentOutcome = '确认支付'): Promise<void> {
  const address = await page.getByRole('link', { name: /模拟支付/ }).getAttribute('href')
  const phone = await page.context().newPage()
  await phone.goto(address!)
  await phone.getByRole('button', { name: outcome }).click()
  if (outcome === '取消' || outcome === '错误签名')
    await expect(phone.getByRole('status').last()).toBeVisible()
  else await expect(phone.getByRole('button', { name: outcome })).toHaveCount(0)
  await phone.close()
}

/** Clicks a plan's button and waits for the QR code. */
export async function orderPlan(page: Page, plan: '基础月卡' | '高级月卡'): Promise<void> {
  await page.goto('/pricing')
  await waitForHydration(page, true)
  await page
    .getByRole('region', { name: new RegExp(plan) })
    .getByRole('button')
    .click()
  await expect(page.getByRole('dialog', { name: '微信扫码支付' })).toBeVisible()
}

/** Buys a plan by requests. @returns the order's number. */
export async function buyPlan(context: BrowserContext, plan: '基础月卡' | '高级月卡'): Promise<string> {
  const productId = plan === '基础月卡' ? '200' : '300'
  const { location: order = '' } = (
    await postForm(context, '/pricing', { intent: 'buy', productId })
  ).headers()
  const tradeNo = /order=(\w+)/.exec(order)![1]!
  const orderPage = await (await context.request.get(order)).text()
  const paymentPage = /href="([^"]+\/dev\/pay\/[^"]+)"/.exec(orderPage)![1]!
  await context.request.post(paymentPage, { form: { do: 'pay' }, maxRedirects: 0 })
  const check = async () =>
    (await postForm(context, '/pricing', { intent: 'check', productId, tradeNo })).headers().location
  await expect.poll(check).toContain(`paid=${tradeNo}`)
  return tradeNo
}
