import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** Returns the last code sent to a phone, from the demo's outbox. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto('/dev/outbox')
  const message = outbox.getByRole('listitem').filter({ hasText: phone }).first()
  const code = /\d{6}/.exec(await message.innerText())![0]
  await outbox.close()
  return code
}

/** Waits for hydration if `hydrated`: a public page loads its scripts on the first key press. */
export async function waitForHydration(page: Page, hydrated: boolean): Promise<void> {
  if (!hydrated) return
  // A page that is still loading misses the first key press.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await page.locator('html.scripted').waitFor({ timeout: 3_000 })
  }).toPass()
}

/** Requests a code for the phone in the open login form, and fills it in. */
export async function typeCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText(/^验证码已发送至/)).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone))
}
