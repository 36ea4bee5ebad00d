import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The option in the simulated WeChat that creates a user. The simulator has a separate origin. */
export const newUserName = '新的微信用户'

export async function openWeixinLogin(page: Page): Promise<void> {
  await page.getByRole('checkbox').check()
  await page.getByRole('button', { name: /^微信(扫码)?登录$/ }).click()
  await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/connect\//)
}

export async function authorizeInWeixin(page: Page, name: string): Promise<void> {
  await page.getByRole('link', { name }).click()
}
