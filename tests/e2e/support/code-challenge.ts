import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { solveSum } from '#api/testing/solve-challenge'
import type { BotChallenge } from '#contract/account/bot-challenge'
import { randomPhone } from './log-in'
import { postForm } from './post-form'
import { expect } from './fixtures'

export type FormResponse = {
  message?: string
  captchaError?: string
  challenge?: BotChallenge
}

/** Submits the login form. Returns the messages and the challenge of the response page. */
export async function submitLoginForm(
  request: APIRequestContext,
  form: Record<string, string>,
): Promise<FormResponse> {
  const answer = await postForm({ request }, '/login', { mode: 'login', agreed: 'on', ...form })
  const html = (await answer.text()).replaceAll('&quot;', '"').replaceAll('<!-- -->', '')
  const work = /name="challenge" value="(.*?)"\/>/.exec(html)?.[1]
  return {
    message: /<p role="(?:alert|status)"[^>]*>([^<]*)/.exec(html)?.[1]?.trim(),
    captchaError: /<p id="[^"]*captcha-error"[^>]*>([^<]*)/.exec(html)?.[1],
    ...(work && { challenge: { work, picture: '', waitSeconds: 0 } }),
  }
}

/** Requests three codes from the page's IP address, so that the next request requires a challenge. */
export async function requestThreeCodes(page: Page): Promise<void> {
  for (let attempt = 0; attempt < 3; attempt++) {
    const answer = await submitLoginForm(page.request, { intent: 'send', phone: randomPhone() })
    expect(answer.message).toMatch(/^验证码已发送至/)
  }
}

/** Returns the challenge box in a page or a form. */
export function challengeIn(place: Page | Locator): Locator {
  return place.getByRole('group', { name: '安全验证' })
}

/** Fills in the sum of the numbers in the picture, derived with the server's secret. */
export async function solvePictureChallenge(challengeBox: Locator): Promise<void> {
  const work = await challengeBox.locator('input[name=challenge]').inputValue()
  const secret = readFileSync(join(process.env.E2E_DATA_DIR!, 'session-secret'), 'utf8').trim()
  const { sum } = JSON.parse(solveSum({ work, picture: '', waitSeconds: 0 }, secret)) as { sum: string }
  await challengeBox.getByLabel('计算结果').fill(sum)
}
