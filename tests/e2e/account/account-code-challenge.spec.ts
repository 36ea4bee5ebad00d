import { solvePictureChallenge, requestThreeCodes, challengeIn } from '../support/code-challenge'
import { expectNoAxeViolations } from '../support/axe'
import { logIn, randomPhone } from '../support/log-in'
import { readCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

const refused = /^422 POST .*\/(login|user)/

test(
  'binding a phone after many code requests sends the code after a challenge',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, expectProblem, javaScriptEnabled }) => {
    expectProblem(refused)
    await requestThreeCodes(page)
    await logIn(context)
    await page.goto('/login?to=/user')
    await waitForHydration(page, javaScriptEnabled)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('绑定手机号')
    await expect(page.getByText(/^当前绑定：1\d{2}\*{4}\d{4}$/)).toBeVisible()
    await expect(page.getByRole('checkbox')).toHaveCount(0)
    await expectNoAxeViolations(page)
    const phone = randomPhone()
    const field = page.getByLabel('手机号')
    await field.fill(phone)
    const checked = page.waitForResponse((answer) => answer.status() === 422)
    const send = page.getByRole('button', { name: '发送验证码' })
    await send.click()
    await checked
    if (!javaScriptEnabled) {
      await solvePictureChallenge(challengeIn(page))
      await send.click()
    }
    await expect(page.getByText(/^验证码已发送至/)).toBeVisible()
    await expect(challengeIn(page)).toHaveCount(0)
    await expect(field).toHaveValue(phone)
    await page.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone))
    await page.getByRole('button', { name: '绑定', exact: true }).click()
    await expect(page.getByText('手机号已绑定。')).toBeVisible()
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`).first()).toBeVisible()
  },
)

test(
  'closing an account after many attempts requires a challenge and preserves the typed code',
  { tag: ['@wide', '@deep-no-javascript', '@deep'] },
  async ({ page, context, expectProblem, javaScriptEnabled }) => {
    expectProblem(refused)
    const phone = await logIn(context)
    await page.goto('/user')
    const headers = { origin: new URL(page.url()).origin }
    for (let n = 0; n < 5; n++)
      await context.request.post('/user?index', { form: { intent: 'close', captcha: '000000' }, headers })
    await waitForHydration(page, javaScriptEnabled)
    await page.locator('summary', { hasText: '注销' }).click()
    const close = page.getByRole('button', { name: '确认注销' })
    const form = page.locator('form').filter({ has: close })
    await form.getByRole('button', { name: '发送验证码' }).click()
    await expect(form.getByText('验证码已发送')).toBeVisible()
    const code = form.getByLabel('验证码', { exact: true })
    const right = await readCode(page, phone)
    await code.fill(right)
    const checked = page.waitForResponse((answer) => answer.status() === 422)
    await form.getByRole('button', { name: '确认注销' }).click()
    if (javaScriptEnabled)
      await page.getByRole('alertdialog').getByRole('button', { name: '确认注销' }).click()
    await checked
    if (!javaScriptEnabled) {
      await solvePictureChallenge(challengeIn(form))
      await expect(code).toHaveValue(right)
      await form.getByRole('button', { name: '确认注销' }).click()
    }
    await expect(page.getByRole('region', { name: '注销账号' })).toBeVisible()
  },
)
