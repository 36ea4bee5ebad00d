import { logIn, randomPhone } from '../support/log-in'
import { typeCode, waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

for (const invited of [true, false])
  test(
    `a new user ${invited ? 'with an invitation sees the rewarded day' : 'is greeted'}, and is shown how to invite`,
    { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
    async ({ page, browser, watch, javaScriptEnabled }) => {
      let code = ''
      if (invited) {
        const friend = await browser.newContext({ locale: 'zh-CN' })
        watch(friend)
        await logIn(friend)
        const invitation = await (await friend.request.get('/user/invite')).text()
        code = /inviterCode=(\w+)/.exec(invitation)![1]!
        await friend.close()
      }
      await page.goto(invited ? `/login?inviterCode=${code}` : '/login')
      await waitForHydration(page, javaScriptEnabled)
      await typeCode(page, randomPhone())
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      const greeting = page.getByRole('dialog', { name: '恭喜，注册成功' })
      await expect(greeting).toBeVisible()
      await expect(greeting.getByText('1 天基础会员')).toHaveCount(invited ? 1 : 0)
      await greeting.getByRole('link', { name: /邀请好友/ }).click()
      await expect(page).toHaveURL(/\/user\/invite$/)
    },
  )

test(
  'a used invite code shows no reward to the next new user on that device',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, browser, context, watch, javaScriptEnabled }) => {
    const friend = await browser.newContext({ locale: 'zh-CN' })
    watch(friend)
    await logIn(friend)
    const code = /inviterCode=(\w+)/.exec(await (await friend.request.get('/user/invite')).text())![1]!
    await friend.close()
    const greeting = page.getByRole('dialog', { name: '恭喜，注册成功' })
    const register = async () => {
      await waitForHydration(page, javaScriptEnabled)
      await typeCode(page, randomPhone())
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      await expect(greeting).toBeVisible()
    }
    await page.goto(`/pricing?inviterCode=${code}`)
    await waitForHydration(page, javaScriptEnabled)
    await page.getByRole('link', { name: '登录获取' }).click()
    await register()
    await expect(greeting.getByText('1 天基础会员')).toBeVisible()
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('invite-storage')

    await context.clearCookies({ name: 'auth-storage' })
    await page.goto('/login')
    await register()
    await expect(greeting.getByText('1 天基础会员')).toHaveCount(0)
  },
)
