import { logIn, somePhone } from './log-in'
import { typeCode, untilScripted } from './login-form'
import { expect, test } from './page'

for (const invited of [true, false])
  test(
    `a new user ${invited ? 'who was invited is told of the day it gave' : 'is greeted'}, and shown how to invite`,
    { tag: '@everywhere' },
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
      await untilScripted(page, javaScriptEnabled)
      await typeCode(page, somePhone())
      await page.getByRole('checkbox').check()
      await page.getByRole('button', { name: '登录', exact: true }).click()
      const greeting = page.getByRole('dialog', { name: '恭喜，注册成功' })
      await expect(greeting).toBeVisible()
      await expect(greeting.getByText('1 天基础会员')).toHaveCount(invited ? 1 : 0)
      await greeting.getByRole('link', { name: /邀请好友/ }).click()
      await expect(page).toHaveURL(/\/user\/invite$/)
    },
  )
