import { expectNoAxeViolations } from '../support/axe'
import { authorizeInWeixin, openWeixinLogin, newUserName } from '../support/authorize-in-weixin'
import { logIn, openAccount } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { phoneUserAgent, weixinUserAgent } from '../support/user-agents'

test.describe('the login in WeChat', () => {
  test.use({ userAgent: weixinUserAgent })

  test(
    'WeChat login comes first, asks for consent, and leads back to the requested page',
    { tag: ['@everywhere', '@deep-desktop', '@deep-no-javascript'] },
    async ({ page, javaScriptEnabled }) => {
      await page.goto('/user')
      await waitForHydration(page, javaScriptEnabled)
      const dialog = page.getByRole('dialog', { name: '验证码登录' })
      await expect(dialog.getByRole('button').first()).toHaveText('微信登录')
      await expectNoAxeViolations(page)
      await page.getByRole('button', { name: '微信登录' }).click()
      await page.getByRole('button', { name: '同意并继续' }).click()
      await expect(page).toHaveURL(/^http:\/\/localhost:\d+\/connect\/oauth2\/authorize\?appid=/)
      await authorizeInWeixin(page, newUserName)
      await expect(page.getByRole('dialog', { name: '注册成功' })).toBeVisible()
      await expect(page).toHaveURL(/\/user\?welcome=$/)
      await page.getByRole('link', { name: '知道了' }).click()
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心')
    },
  )

  test(
    'a snapshot page logs no one in and names the button to press',
    { tag: ['@everywhere', '@deep-desktop', '@deep-no-javascript'] },
    async ({ page, javaScriptEnabled }) => {
      await page.goto('/login')
      await waitForHydration(page, javaScriptEnabled)
      await openWeixinLogin(page)
      await authorizeInWeixin(page, '网页快照用户')
      await expect(page.getByRole('heading', { name: '请点击右下角“使用完整服务”' })).toBeVisible()
      await expectNoAxeViolations(page)
      await page.goto('/')
      await expect(page.getByRole('link', { name: '登录', exact: true })).toBeVisible()
    },
  )
})

test.describe('the login on a phone outside WeChat', () => {
  test.use({ userAgent: phoneUserAgent })

  test(
    'leads to no code that the phone cannot scan, and says how an account of WeChat gets in',
    { tag: ['@everywhere', '@deep-desktop', '@deep-no-javascript'] },
    async ({ page, javaScriptEnabled }) => {
      await page.goto('/login?to=/user')
      await waitForHydration(page, javaScriptEnabled)
      await expect(page.getByRole('button', { name: '登录', exact: true }).last()).toBeVisible()
      await expect(page.getByText('微信扫码登录')).toHaveCount(0)
      await page.getByText('用微信注册的账号怎么登录？').click()
      await expect(page.getByText(/\/login\?to=\/user$/)).toBeVisible()
      await expect(page.getByRole('button', { name: '复制链接' })).toBeVisible({ visible: javaScriptEnabled })
      await expectNoAxeViolations(page)
    },
  )
})

test(
  'a repeated WeChat callback and the back button leave the user logged in',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    const callbacks: string[] = []
    page.on('request', (request) => {
      if (request.url().includes('step=2&pf=')) callbacks.push(request.url())
    })
    await page.goto('/login?to=/user')
    await waitForHydration(page, javaScriptEnabled)
    await openWeixinLogin(page)
    await authorizeInWeixin(page, newUserName)
    await expect(page).toHaveURL(/\/user\?welcome=$/)
    await page.goto(callbacks[0]!)
    await expect(page).toHaveURL(/\/user/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心')

    await page.goBack()
    // The intermediate page continues by itself; the test waits for it like a user.
    await expect(page).toHaveURL(/\/user/)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心')
    await page.goto('/user')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心')
  },
)

test(
  'a login flow can only be finished in the browser that started it',
  { tag: '@wide' },
  async ({ page, browser, watch, javaScriptEnabled }) => {
    await page.goto('/login')
    await waitForHydration(page, javaScriptEnabled)
    await openWeixinLogin(page)
    const way = page.url()
    const other = await browser.newContext({ javaScriptEnabled, locale: 'zh-CN' })
    watch(other)
    const elsewhere = await other.newPage()
    await elsewhere.goto(way)
    await authorizeInWeixin(elsewhere, newUserName)
    await expect(elsewhere.getByRole('heading', { name: '请在同一个浏览器里完成登录' })).toBeVisible()
    await expectNoAxeViolations(elsewhere)
    await elsewhere.getByRole('link', { name: '返回登录' }).click()
    await expect(elsewhere.getByRole('heading', { name: '验证码登录' })).toBeVisible()
    await other.close()
  },
)

test(
  'a user who declines in WeChat returns to the login',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/login')
    await waitForHydration(page, javaScriptEnabled)
    await openWeixinLogin(page)
    await expect(page).toHaveURL(/\/connect\/qrconnect\?appid=/)
    await authorizeInWeixin(page, '取消')
    await expect(page.getByRole('heading', { name: '微信登录未完成' })).toBeVisible()
    await page.getByRole('link', { name: '返回登录' }).click()
    await expect(page.getByRole('heading', { name: '验证码登录' })).toBeVisible()
  },
)

test(
  'a logged-in user binds WeChat, and logs in with it afterwards',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    const phone = await logIn(page.context())
    await page.goto('/user')
    await page.getByRole('button', { name: '绑定微信' }).click()
    await authorizeInWeixin(page, newUserName)
    await expect(page.getByText('微信已绑定。')).toBeVisible()
    await openAccount(page)
    await page.getByRole('button', { name: '退出登录' }).locator('visible=true').click()
    await expect(page).toHaveURL(/\/$/)

    await page.goto('/login?to=/user')
    await waitForHydration(page, javaScriptEnabled)
    await openWeixinLogin(page)
    await authorizeInWeixin(page, '上次的新用户')
    await expect(page).toHaveURL(/\/user$/)
    await expect(page.getByText(`${phone.slice(0, 3)}****${phone.slice(-4)}`).first()).toBeVisible()
  },
)
