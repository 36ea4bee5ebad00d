import { expectNoAxeViolations } from '../support/axe'
import { authorizeInWeixin, openWeixinLogin, newUserName } from '../support/authorize-in-weixin'
import { logIn, openAccount, randomPhone } from '../support/log-in'
import { readCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test(
  'the user centre opens over the page by keyboard, and restores the focus when closed',
  { tag: '@desktop' },
  async ({ page, expectProblem }) => {
    expectProblem(/net::ERR_INTERNET_DISCONNECTED GET .*\/user\/centre$/)
    const phone = await logIn(page.context())
    await page.goto('/resume/tpls')
    await waitForHydration(page, true)
    const menu = page.locator('summary[aria-label^="账号菜单"]').locator('visible=true')
    await menu.focus()
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    const centre = page.getByRole('dialog', { name: '个人中心' })
    await expect(centre).toContainText(`****${phone.slice(7)}`)
    await expect(centre).toContainText('本月还可下载')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(centre).toHaveCount(0)
    await expect(menu).toBeFocused()

    await page.context().setOffline(true)
    await page.keyboard.press('Enter')
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(centre.getByRole('alert')).toContainText('账号资料加载失败')
    await page.context().setOffline(false)
    await centre.getByRole('button', { name: '重试' }).click()
    await expect(centre).toContainText(`****${phone.slice(7)}`)
    await centre.getByRole('link', { name: '邀请好友' }).click()
    await expect(page).toHaveURL(/\/user\/invite$/)
    await expect(centre).toHaveCount(0)
  },
)

test('an account without a phone binds one in the user centre', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login?to=/resume/my')
  await waitForHydration(page, true)
  await openWeixinLogin(page)
  await authorizeInWeixin(page, newUserName)
  await waitForHydration(page, true)
  const understood = page.getByRole('link', { name: '知道了' })
  await understood.click()
  // The page it leads to closes what is opened before it has come.
  await expect(understood).toHaveCount(0)
  await openAccount(page)
  await page.locator('details[open] a[href="/user"]').first().click()
  const centre = page.getByRole('dialog', { name: '个人中心' })
  const phone = randomPhone()
  await centre.getByRole('textbox', { name: '手机号' }).fill(phone)
  await expectNoAxeViolations(page)
  await centre.getByRole('button', { name: '发送验证码' }).click()
  await expect(centre.getByText('验证码已发送')).toBeVisible()
  await centre.getByLabel('验证码', { exact: true }).fill(await readCode(page, phone))
  await centre.getByRole('button', { name: '绑定', exact: true }).click()
  await expect(page.getByText('手机号已绑定。')).toBeVisible()
  await expect(centre).toHaveCount(0)
  await expect(page).toHaveURL(/\/resume\/my/)
})
