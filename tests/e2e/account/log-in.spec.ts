import { expectNoAxeViolations } from '../support/axe'
import { logIn, openAccount, randomPhone } from '../support/log-in'
import { readCode, typeCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test(
  'a guest logs in over the current page, confirms the consent, and stays on that page',
  { tag: ['@everywhere', '@smoke'] },
  async ({ page, javaScriptEnabled }) => {
    const phone = randomPhone()
    await page.goto('/agreement')
    await waitForHydration(page, javaScriptEnabled)
    await page.getByRole('link', { name: '登录', exact: true }).click()
    await expect(page.getByRole('heading', { name: '验证码登录' })).toBeVisible()
    await expect(page).toHaveURL(javaScriptEnabled ? /\/agreement$/ : /\/login\?to=/)
    if (javaScriptEnabled) await expect(page.getByLabel('手机号')).toBeFocused()

    await typeCode(page, phone)
    const code = await page.getByLabel('验证码', { exact: true }).inputValue()
    await expect(page.getByRole('checkbox')).not.toBeChecked()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('button', { name: '同意并继续' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '取消' }).click()
    await expect(page.getByLabel('手机号')).toHaveValue(phone)
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(code)
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await page.getByRole('button', { name: '同意并继续' }).click()

    await expect(page.getByRole('dialog', { name: '注册成功' })).toBeVisible()
    await page.getByRole('link', { name: '知道了' }).click()
    await expect(page).toHaveURL(/\/agreement$/)
    await expect(page.getByRole('link', { name: '登录', exact: true })).toHaveCount(0)

    await openAccount(page)
    await expect(page.getByRole('link', { name: '个人中心' }).last()).toBeVisible()
    await page.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/$/)
    await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
    await page.goto('/user')
    await expect(page).toHaveURL(/\/\?login=&to=%2Fuser$/)
  },
)

test(
  'a protected page opens the login over the home page, and is shown after it',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/user')
    await waitForHydration(page, javaScriptEnabled)
    const dialog = page.getByRole('dialog', { name: '验证码登录' })
    await expect(dialog).toBeVisible()
    await dialog.getByRole('link', { name: '关闭' }).click()
    await expect(dialog).toHaveCount(0)
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/user')
    await waitForHydration(page, javaScriptEnabled)
    await typeCode(page, randomPhone())
    await page.getByRole('checkbox').check()
    await page.getByLabel('验证码', { exact: true }).press('Enter')
    await expect(page).toHaveURL(/\/user\?welcome=$/)
    await page.getByRole('link', { name: '知道了' }).click()
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心')
  },
)

test(
  'login errors are shown at their fields, and typed values are preserved',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST .*\/login(\.data)?(\?|$)/)
    await page.goto('/login')
    await page.getByLabel('手机号').fill('1380013800')
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByRole('main').getByText('请输入正确的手机号')).toBeVisible()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('手机号格式不正确')).toBeVisible()
    await expect(page.getByText('请输入验证码')).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveValue('1380013800')
    await expectNoAxeViolations(page)

    const phone = randomPhone()
    await typeCode(page, phone)
    const wrong = (await readCode(page, phone)) === '000000' ? '111111' : '000000'
    await page.getByLabel('验证码', { exact: true }).fill(wrong)
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByText('验证码不正确')).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveValue(phone)
    await expect(page.getByLabel('验证码', { exact: true })).toHaveValue(wrong)
    await expect(page.getByRole('checkbox')).toBeChecked()
  },
)

test(
  'the button for the next code counts down, and a click meanwhile sends no request',
  { tag: '@deep-phone' },
  async ({ page }) => {
    await page.goto('/login')
    await waitForHydration(page, true)
    await page.getByLabel('手机号').fill(randomPhone())
    await page.getByRole('button', { name: '发送验证码' }).click()
    const button = page.getByRole('button', { name: /^\d+秒后重发$/ })
    await expect(button).toBeVisible()
    const posted: string[] = []
    page.on('request', (request) => void (request.method() === 'POST' && posted.push(request.url())))
    await button.click({ force: true })
    await page.getByRole('button', { name: '登录', exact: true }).focus()
    expect(posted).toEqual([])
  },
)

test(
  'without scripts the server enforces the minute between codes and shows the remaining time',
  { tag: '@no-javascript' },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST .*\/login(\.data)?(\?|$)/)
    await page.goto('/login')
    await page.getByLabel('手机号').fill(randomPhone())
    await page.getByRole('button', { name: '发送验证码' }).click()
    await page.getByRole('button', { name: /^\d+秒后重发$/ }).click()
    await expect(page.getByRole('alert')).toHaveText(/操作太频繁，请 .+后再试/)
    await expect(page.getByRole('button', { name: /^\d+秒后重发$/ })).toBeVisible()
  },
)

test(
  'an offline login form shows a network error and preserves the typed phone number',
  { tag: '@deep-phone' },
  async ({ page, context, expectProblem }) => {
    expectProblem(/^net::ERR_INTERNET_DISCONNECTED /)
    await page.goto('/agreement')
    await waitForHydration(page, true)
    await page.getByRole('link', { name: '登录', exact: true }).click()
    await page.getByLabel('手机号').fill('13800138000')
    await page.waitForLoadState('networkidle')
    await context.setOffline(true)
    await page.getByRole('button', { name: '发送验证码' }).click()
    await expect(page.getByText('验证码发送失败，请检查网络后重试')).toBeVisible()
    await expect(page.getByRole('button', { name: '发送验证码' })).toBeVisible()
    await expect(page.getByLabel('手机号')).toHaveValue('13800138000')
    await context.setOffline(false)
  },
)

test(
  'the login dialog traps the focus, closes with Esc, and preserves typed values',
  { tag: '@deep-phone' },
  async ({ page, isMobile }) => {
    await page.goto('/agreement')
    await waitForHydration(page, true)
    const link = page.getByRole('link', { name: '登录', exact: true })
    await link.click()
    const dialog = page.getByRole('dialog')
    await expect(page.getByLabel('手机号')).toBeFocused()
    await page.getByLabel('手机号').fill('138')
    for (let i = 0; i < 12; i++) await page.keyboard.press('Tab')
    expect(
      await dialog.evaluate(
        (el) => el.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
    await page.keyboard.press('Escape')
    await expect(dialog).toHaveCount(0)
    if (!isMobile) await expect(link).toBeFocused()
    await link.click()
    await expect(page.getByLabel('手机号')).toHaveValue('138')
  },
)

test(
  'a login link with a foreign target does not lead to another site',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/login?to=//evil.example/')
    await typeCode(page, randomPhone())
    await page.getByRole('checkbox').check()
    await page.getByRole('button', { name: '登录', exact: true }).click()
    await expect(page.getByRole('dialog', { name: '注册成功' })).toBeVisible()
    expect(new URL(page.url()).pathname).toBe('/')
  },
)

test(
  'the login over the home page and the policy pages are accessible',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    for (const path of ['/?login=', '/agreement', '/privacy']) {
      await page.goto(path)
      await expectNoAxeViolations(page)
    }
  },
)

test(
  'the welcome dialog and the account menu are accessible',
  { tag: ['@phone', '@deep-phone'] },
  async ({ page }) => {
    await logIn(page.context())
    await page.goto('/agreement?welcome=')
    await expect(page.getByRole('dialog', { name: '注册成功' })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: '知道了' }).click()
    await openAccount(page)
    await expect(page.getByRole('button', { name: '退出登录' })).toBeVisible()
    await expectNoAxeViolations(page)
  },
)
