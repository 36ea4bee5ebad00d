import { authorizeInWeixin, openWeixinLogin, newUserName } from '../support/authorize-in-weixin'
import { logIn, openAccount } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

test(
  'an account created by WeChat login is merged into the one with a phone, with its resumes',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    await page.goto('/login?to=/resume/my')
    await waitForHydration(page, javaScriptEnabled)
    await openWeixinLogin(page)
    await authorizeInWeixin(page, newUserName)
    await expect(page).toHaveURL(/\/resume\/my/)
    await createResume(page, 'sample:teacher')
    await page.goto('/user')
    await openAccount(page)
    await page.getByRole('button', { name: '退出登录' }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/$/)

    const phone = await logIn(context)
    await createResume(page, 'sample:designer')
    await page.goto('/resume/my')
    await expect(page.getByText('已用 1 / 3 份')).toBeVisible()
    await page.goto('/user')
    await page.getByRole('button', { name: '绑定微信' }).click()
    await authorizeInWeixin(page, '上次的新用户')
    await expect(page.getByText('微信已绑定。')).toBeVisible()

    await page.goto('/resume/my')
    await expect(page.getByText('已用 2 / 3 份')).toBeVisible()
    await page.goto('/user')
    await expect(page.locator('dl').filter({ hasText: '手机号' })).toContainText(`****${phone.slice(7)}`)
  },
)
