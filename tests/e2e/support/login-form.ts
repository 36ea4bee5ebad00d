import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The last code sent to a phone, from the demo's outbox. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto('/dev/outbox')
  const message = outbox.getByRole('listitem').filter({ hasText: phone }).first()
  const code = /\d{6}/.exec(await message.innerText())![0]
  await outbox.close()
  return code
}

/** Waits for hydration where there are scripts: a public page loads them on the first key press. */
export async function waitForHydration(page: Page, hydrated: boolean): Promise<void> {
  if (!hydrated) return
  // A page that is still loading misses the first one.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await page.locator('html.scripted').waitFor({ timeout: 3_000 })
  }).toPass()
}

/** Fills in the phone and its code in the open form. */
export async function typeCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText(/^验证码已发送至/)).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone))
}
