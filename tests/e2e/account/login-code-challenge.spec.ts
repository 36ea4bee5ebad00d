import type { APIRequestContext } from '@playwright/test'
import { solveWork } from '#api/testing/solve-challenge'
import {
  solvePictureChallenge,
  requestThreeCodes,
  challengeIn,
  submitLoginForm,
  type FormResponse,
} from '../support/code-challenge'
import { expectNoAxeViolations } from '../support/axe'
import { openAccount, randomPhone } from '../support/log-in'
import { typeCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

/** A phone gets one code a minute. */
const codeIntervalMs = 60_000

/** Submits the form, and again with the solved challenge if one is required. */
async function pressStubbornly(
  request: APIRequestContext,
  form: Record<string, string>,
): Promise<FormResponse> {
  const first = await submitLoginForm(request, form)
  if (!first.challenge) return first
  const { solution } = JSON.parse(await solveWork(first.challenge)) as {
    solution: { counter: number; derivedKey: string }
  }
  const met = { challenge: first.challenge.work, solution: `${solution.counter} ${solution.derivedKey}` }
  return submitLoginForm(request, { ...form, ...met })
}

test(
  'frequent code requests require a challenge, which a script solves',
  { tag: '@deep-phone' },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST .*\/login/)
    expectProblem(/status of 422/)
    await requestThreeCodes(page)
    await page.goto('/login')
    await waitForHydration(page, true)
    const phone = randomPhone()
    await typeCode(page, phone)
    await expect(challengeIn(page)).toHaveCount(0)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '注册成功' })).toBeVisible()
  },
)

test(
  'frequent code requests without JavaScript require the sum of the numbers in a picture',
  { tag: '@no-javascript' },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST .*\/login/)
    expectProblem(/status of 422/)
    await requestThreeCodes(page)
    await page.goto('/login')
    const phone = randomPhone()
    await page.getByLabel('手机号').fill(phone)
    await page.getByRole('button', { name: '发送验证码' }).click()
    const check = challengeIn(page)
    await expect(check.getByRole('img', { name: '加法题图片' })).toBeVisible()
    await expect(check).toContainText('60 秒后再点一次刚才的按钮')
    await expectNoAxeViolations(page)
    await check.getByLabel('计算结果').fill('1')
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByText('计算结果不正确，请重新填写')).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveValue(phone)

    await solvePictureChallenge(check)
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByText(/^验证码已发送至/)).toBeVisible()
  },
)

test(
  'ten wrong codes lock out an unknown device, but not the owner on a known device',
  { tag: ['@desktop', '@deep'] },
  async ({ page, browser, expectProblem }) => {
    test.setTimeout(150_000)
    expectProblem(/^422 POST .*\/login/)
    expectProblem(/status of 422/)
    const phone = randomPhone()
    await page.goto('/login')
    await waitForHydration(page, true)
    await typeCode(page, phone)
    const nextCodeAt = Date.now() + codeIntervalMs
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('link', { name: '知道了' }).click()
    await openAccount(page)
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()

    const anonymousContext = await browser.newContext({
      extraHTTPHeaders: { 'x-forwarded-for': '192.0.2.77' },
    })
    const guess = { intent: 'login', phone, captcha: '000000' }
    for (let n = 0; n < 10; n++)
      expect((await pressStubbornly(anonymousContext.request, guess)).captchaError).toBe(
        '验证码已失效，请重新获取',
      )
    expect((await submitLoginForm(anonymousContext.request, guess)).message).toContain('操作太频繁')
    await anonymousContext.close()

    await page.waitForTimeout(nextCodeAt - Date.now())
    await page.goto('/login')
    await waitForHydration(page, true)
    await typeCode(page, phone)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('link', { name: '登录', exact: true })).toHaveCount(0)
  },
)
