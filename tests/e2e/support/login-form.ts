import type { Page } from '@playwright/test'
import { expect } from './fixtures'

/** The last code sent to a phone, as the demo's outbox shows it. */
export async function readCode(page: Page, phone: string): Promise<string> {
  const outbox = await page.context().newPage()
  await outbox.goto('/dev/outbox')
  const message = outbox.getByRole('listitem').filter({ hasText: phone }).first()
  const code = /\d{6}/.exec(await message.innerText())![0]
  await outbox.close()
  return code
}

/** Waits until scripts answer, where there are any: a page that is read loads them at the first key, which says nothing else. */
export async function waitForHydration(page: Page, hydrated: boolean): Promise<void> {
  if (!hydrated) return
  // A page that is still arriving does not hear the first.
  await expect(async () => {
    await page.keyboard.press('Shift')
    await page.locator('html.scripted').waitFor({ timeout: 3_000 })
  }).toPass()
}

/** Fills in the phone and its code in the form that is open. */
export async function typeCode(page: Page, phone: string): Promise<void> {
  await page.getByLabel('手机号').fill(phone)
  await page.getByRole('button', { name: '发送验证码' }).click()
  await expect(page.getByText(/^验证码已发送至/)).toBeVisible()
  await page.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone))
}
