import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { proofBySum } from '#api/testing/meet-challenge'
import type { CodeChallenge } from '#contract/code-challenge'
import { somePhone } from './log-in'
import { expect } from './page'

export type Pressed = {
  said?: { text: string }
  problems?: { captcha?: string }
  challenge?: CodeChallenge
}

/** Presses a button of the login's form, as a script would. */
export async function press(request: APIRequestContext, form: Record<string, string>): Promise<Pressed> {
  const origin = new URL((await request.get('/healthz')).url()).origin
  const answer = await request.post('/login/press', {
    form: { mode: 'login', agreed: 'on', ...form },
    headers: { origin },
  })
  return (await answer.json()) as Pressed
}

/** Asks for three codes from the address of a page, so that the next is asked for often. */
export async function askThrice(page: Page): Promise<void> {
  for (let n = 0; n < 3; n++) {
    const answer = await press(page.request, { intent: 'send', phone: somePhone() })
    expect(answer.said?.text).toMatch(/^验证码已发送至/)
  }
}

/** The check that stands before a code, in a page or a form. */
export function checkIn(place: Page | Locator): Locator {
  return place.getByRole('group', { name: '安全验证' })
}

/** Fills in what the numbers of the picture come to; a person reads them, this knows the key they were made with. */
export async function addUp(check: Locator): Promise<void> {
  const work = await check.locator('input[name=challenge]').inputValue()
  const secret = readFileSync(join(process.env.E2E_DATA_DIR!, 'session-secret'), 'utf8').trim()
  const { sum } = JSON.parse(proofBySum({ work, picture: '', waitSeconds: 0 }, secret)) as { sum: string }
  await check.getByLabel('得数').fill(sum)
}
