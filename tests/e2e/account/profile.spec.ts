import { expectNoAxeViolations } from '../support/axe'
import { logIn, randomPhone } from '../support/log-in'
import { readCode } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test(
  'a user changes the nickname',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST .*\/user/)
    await logIn(page.context())
    await page.goto('/user')
    await expectNoAxeViolations(page)
    const line = page.locator('dl').filter({ hasText: '昵称' })
    await page.locator('summary', { hasText: '修改' }).click()
    await page.getByLabel('新昵称').fill(' ')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('请填写此项')).toBeVisible()
    await expect(page.getByLabel('新昵称')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByLabel('新昵称').fill('林 知夏')
    await page.getByRole('button', { name: '保存' }).click()
    await expect(page.getByText('昵称已修改')).toBeVisible()
    await expect(line).toContainText('林 知夏')
  },
)

test(
  'a user logs out everywhere',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, browser, watch, javaScriptEnabled }) => {
    await logIn(page.context())
    const copied = await browser.newContext({
      storageState: await page.context().storageState(),
      javaScriptEnabled: javaScriptEnabled !== false,
      locale: 'zh-CN',
    })
    watch(copied)
    const elsewhere = await copied.newPage()
    await elsewhere.goto('/user')
    await expect(elsewhere.getByRole('heading', { name: '登录设备' })).toBeVisible()

    await page.goto('/user')
    await expect(page.getByText('当前设备')).toBeVisible()
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: '退出所有设备' }).click()
      const question = page.getByRole('alertdialog', { name: '退出所有设备' })
      await expect(question.getByText('包括本机')).toBeVisible()
      await expectNoAxeViolations(page)
      await page.keyboard.press('Escape')
      await expect(question).toHaveCount(0)
      await expect(page.getByRole('button', { name: '退出所有设备' })).toBeFocused()
      await page.keyboard.press('Enter')
    } else {
      await page.locator('summary', { hasText: '退出所有设备' }).click()
      await expect(page.getByText('包括本机')).toBeVisible()
    }
    await page.getByRole('button', { name: '全部退出' }).click()
    await page.waitForURL((url) => url.pathname === '/')

    for (const anywhere of [page, elsewhere]) {
      await anywhere.goto('/user')
      expect(new URL(anywhere.url()).pathname).toBe('/')
    }
    await copied.close()
  },
)

test('a user binds another phone', { tag: ['@wide', '@deep-no-javascript'] }, async ({ page }) => {
  const next = randomPhone()
  await logIn(page.context())
  await page.goto('/user')
  await page.locator('summary', { hasText: '更换' }).click()
  await page.locator('details[open] input[name=phone]').fill(next)
  await page.locator('details[open] button[value=send]').click()
  await expect(page.getByText('验证码已发送')).toBeVisible()
  // Without scripts the form continues on a separate page.
  const code = page.getByLabel('验证码', { exact: true }).filter({ visible: true })
  await code.fill(await readCode(page, next))
  await code.press('Enter')
  await expect(page.getByText('手机号已绑定。')).toBeVisible()
  await page.goto('/user')
  await expect(page.locator('dl').filter({ hasText: '手机号' })).toContainText(`****${next.slice(7)}`)
})
