import type { Page } from '@playwright/test'
import { logIn, randomPhone } from '../support/log-in'
import { typeCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test(
  'a new user is greeted, and is shown how to invite',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/login')
    const greeting = await register(page, javaScriptEnabled)
    await expect(greeting.getByText('1 天基础会员')).toHaveCount(0)
    await greeting.getByRole('link', { name: /邀请好友/ }).click()
    await expect(page).toHaveURL(/\/user\/invite$/)
  },
)

test(
  'a used invite code shows no reward to the next new user on that device',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, browser, context, watch, javaScriptEnabled }) => {
    const friend = await browser.newContext({ locale: 'zh-CN' })
    watch(friend)
    await logIn(friend)
    const code = /inviterCode=(\w+)/.exec(await (await friend.request.get('/user/invite')).text())![1]!
    await friend.close()
    await page.goto(`/pricing?inviterCode=${code}`)
    await waitForHydration(page, javaScriptEnabled)
    await page.getByRole('link', { name: '登录获取' }).click()
    const greeting = await register(page, javaScriptEnabled)
    await expect(greeting.getByText('1 天基础会员')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('invite-storage')

    await context.clearCookies({ name: 'auth-storage' })
    await page.goto('/login')
    await register(page, javaScriptEnabled)
    await expect(greeting.getByText('1 天基础会员')).toHaveCount(0)
  },
)

/** Logs a new user in by the open form. @returns the greeting */
async function register(page: Page, javaScriptEnabled: boolean) {
  await waitForHydration(page, javaScriptEnabled)
  await typeCode(page, randomPhone())
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: '登录', exact: true }).click()
  const greeting = page.getByRole('dialog', { name: '恭喜，注册成功' })
  await expect(greeting).toBeVisible()
  return greeting
}
