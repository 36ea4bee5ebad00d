import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { solveSum } from '#api/testing/solve-challenge'
import type { BotChallenge } from '#contract/account/bot-challenge'
import { randomPhone } from './log-in'
import { expect } from './fixtures'

export type FormResponse = {
  message?: string
  captchaError?: string
  challenge?: BotChallenge
}

/** Presses a button of the login's form, and reads the page that comes back. */
export async function submitLoginForm(
  request: APIRequestContext,
  form: Record<string, string>,
): Promise<FormResponse> {
  const origin = new URL((await request.get('/healthz')).url()).origin
  const answer = await request.post('/login', {
    form: { mode: 'login', agreed: 'on', ...form },
    headers: { origin },
  })
  const html = (await answer.text()).replaceAll('&quot;', '"').replaceAll('<!-- -->', '')
  const work = /name="challenge" value="(.*?)"\/>/.exec(html)?.[1]
  return {
    message: /<p role="(?:alert|status)"[^>]*>([^<]*)/.exec(html)?.[1]?.trim(),
    captchaError: /<p id="[^"]*captcha-error"[^>]*>([^<]*)/.exec(html)?.[1],
    ...(work && { challenge: { work, picture: '', waitSeconds: 0 } }),
  }
}

/** Asks for three codes from the address of a page, so that the next is asked for often. */
export async function requestThreeCodes(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const answer = await submitLoginForm(page.request, { intent: 'send', phone: randomPhone() })
    expect(answer.message).toMatch(/^验证码已发送至/)
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
