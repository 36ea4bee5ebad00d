import { randomInt } from 'node:crypto'
import type { BrowserContext, Page } from '@playwright/test'
import { expect } from './fixtures'
import { postForm } from './post-form'

const randomDigits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')
const randomIpAddress = () => `10.${randomInt(256)}.${randomInt(256)}.${randomInt(256)}`

/** Returns a random phone. */
export function randomPhone(): string {
  return `139${randomDigits(8)}`
}

/** Logs a browser in by the form's requests, with the code from the demo's outbox. @returns the phone. */
export async function logIn(context: BrowserContext, phone = randomPhone()): Promise<string> {
  const headers = { 'x-forwarded-for': randomIpAddress() }
  const submit = (form: Record<string, string>) =>
    postForm(context, '/login', { mode: 'login', phone, agreed: 'on', ...form }, headers)
  expect((await submit({ intent: 'send' })).status()).toBe(200)
  const outbox = await (await context.request.get('/dev/outbox')).text()
  const entry = outbox.split('<li').find((one) => one.includes(phone))
  const captcha = />(\d{6})</.exec(entry ?? '')?.[1]
  expect(captcha, 'the code in the outbox').toBeDefined()
  expect([302, 303]).toContain((await submit({ intent: 'login', captcha: captcha! })).status())
  return phone
}

/** Opens the account menu of the header, or the phone's menu. */
export async function openAccount(page: Page): Promise<void> {
  const menus = page.locator('header summary[aria-label^="账号菜单"], header summary[aria-label="菜单"]')
  await menus.locator('visible=true').click()
}
