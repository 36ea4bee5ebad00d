import { chooseInWeixin, goToWeixin, someoneNew } from './choose-in-weixin'
import { logIn, openAccount } from './log-in'
import { untilScripted } from './login-form'
import { expect, test } from './page'
import { startStored } from './stored'

test(
  'an account that only WeChat knew becomes part of the one with a phone, and keeps its resumes',
  { tag: '@wide' },
  async ({ page, context, javaScriptEnabled }) => {
    await page.goto('/login?to=/resume/my')
    await untilScripted(page, javaScriptEnabled)
    await goToWeixin(page)
    await chooseInWeixin(page, someoneNew)
    await expect(page).toHaveURL(/\/resume\/my/)
    await startStored(page, 'sample:teacher')
    await page.goto('/user')
    await openAccount(page)
    await page.getByRole('button', { name: '退出登录' }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/$/)

    const phone = await logIn(context)
    await startStored(page, 'sample:designer')
    await page.goto('/resume/my')
    await expect(page.getByText('已用 1 / 3 份')).toBeVisible()
    await page.goto('/user')
    await page.getByRole('button', { name: '绑定微信' }).click()
    await chooseInWeixin(page, '上次的新用户')
    await expect(page.getByText('微信已绑定。')).toBeVisible()

    await page.goto('/resume/my')
    await expect(page.getByText('已用 2 / 3 份')).toBeVisible()
    await page.goto('/user')
    await expect(page.locator('dl').filter({ hasText: '手机号' })).toContainText(`****${phone.slice(7)}`)
  },
)
