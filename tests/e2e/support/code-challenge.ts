import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { solveSum } from '#api/testing/solve-challenge'
import type { BotChallenge } from '#contract/account/bot-challenge'
import { randomPhone } from './log-in'
import { expect } from './fixtures'

export type FormResponse = {
  message?: { text: string }
  problems?: { captcha?: string }
  challenge?: BotChallenge
}

/** Presses a button of the login's form, as a script would. */
export async function submitLoginForm(
  request: APIRequestContext,
  form: Record<string, string>,
): Promise<FormResponse> {
  const origin = new URL((await request.get('/healthz')).url()).origin
  const answer = await request.post('/login/press', {
    form: { mode: 'login', agreed: 'on', ...form },
    headers: { origin },
  })
  return (await answer.json()) as FormResponse
}

/** Asks for three codes from the address of a page, so that the next is asked for often. */
export async function requestThreeCodes(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const answer = await submitLoginForm(page.request, { intent: 'send', phone: randomPhone() })
    expect(answer.message?.text).toMatch(/^验证码已发送至/)
  }
}

/** The check that stands before a code, in a page or a form. */
export function challengeIn(place: Page | Locator): Locator {
  return place.getByRole('group', { name: '安全验证' })
}

/** Fills in what the numbers of the picture come to; a person reads them, this knows the key they were made with. */
export async function solvePictureChallenge(challengeBox: Locator): Promise<void> {
  const work = await challengeBox.locator('input[name=challenge]').inputValue()
  const secret = readFileSync(join(process.env.E2E_DATA_DIR!, 'session-secret'), 'utf8').trim()
  const { sum } = JSON.parse(solveSum({ work, picture: '', waitSeconds: 0 }, secret)) as { sum: string }
  await challengeBox.getByLabel('得数').fill(sum)
}
