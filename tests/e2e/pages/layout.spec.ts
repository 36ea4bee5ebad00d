import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

// Bots get no error page, and a headless browser's default user agent counts as one.
test.use({
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
})

const themeOf = (page: Page) => page.locator('html').getAttribute('data-theme')
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
const dark = 'rgb(16, 20, 18)'
const light = 'rgb(246, 248, 245)'

/** Opens the appearance menu of the current screen width. Returns the menu. */
async function openLook(page: Page, isMobile: boolean | undefined) {
  const menu = page.locator(
    isMobile ? 'details.full-menu' : 'details:has(> summary[aria-label="外观与语言"])',
  )
  await menu.locator('> summary').click()
  return menu
}

test(
  'a chosen theme is stored, and shown from the first byte',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page, isMobile, javaScriptEnabled }) => {
    await page.goto('/agreement?from=test')
    await waitForHydration(page, javaScriptEnabled)
    expect(await themeOf(page)).toBeNull()
    await (await openLook(page, isMobile)).getByRole('button', { name: '深色' }).click()
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark')
    await expect(page).toHaveURL(/\/agreement\?from=test$/)
    // With scripts the theme is shown before the server has stored it.
    const firstByte = async () =>
      (await (await page.context().request.get('/agreement')).text()).slice(0, 200)
    await expect.poll(firstByte).toMatch(/<html[^>]* data-theme="dark"/)
    await page.reload()
    expect(await paper(page)).toBe(dark)

    await waitForHydration(page, javaScriptEnabled)
    await (await openLook(page, isMobile)).getByRole('button', { name: '跟随系统' }).click()
    await expect(page.locator('html')).not.toHaveAttribute('data-theme')
    const readThemeCookie = async () => {
      const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'theme')
      return [cookie?.value, cookie?.sameSite, cookie?.path]
    }
    await expect.poll(readThemeCookie).toEqual(['system', 'Lax', '/'])
  },
)

test(
  "the system's theme applies until one is chosen, and a chosen one overrides it",
  { tag: '@deep-phone' },
  async ({ page, isMobile }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.goto('/privacy')
    expect(await paper(page)).toBe(dark)
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => paper(page)).toBe(light)
    await waitForHydration(page, true)
    await (await openLook(page, isMobile)).getByRole('button', { name: '浅色' }).click()
    await page.emulateMedia({ colorScheme: 'dark' })
    expect(await paper(page)).toBe(light)
    await page.waitForLoadState('networkidle')
  },
)

test(
  'the language changes on the current page, and is stored',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, isMobile, javaScriptEnabled }) => {
    await page.goto('/agreement?from=test')
    await waitForHydration(page, javaScriptEnabled)
    await (await openLook(page, isMobile)).getByRole('button', { name: 'English' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/terms of service/i)
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page).toHaveURL(/\/agreement\?from=test$/)
    await expect(page).toHaveTitle(/Smart Resume/)
    await page.goto('/')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    const [cookie] = (await page.context().cookies()).filter(({ name }) => name === 'lang')
    expect([cookie?.value, cookie?.sameSite, cookie?.path]).toEqual(['en', 'Lax', '/'])
    const days = ((cookie?.expires ?? 0) - Date.now() / 1000) / 86_400
    expect(Math.round(days)).toBe(365)
  },
)

test('only the home page has the menu header', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page.context())
  await page.goto('/')
  await page.getByRole('navigation', { name: '主导航' }).getByRole('link', { name: '智能简历' }).click()
  await expect(page).toHaveURL(/\/resume\/my$/)
  await expect(page.getByRole('navigation', { name: '主导航' })).toHaveCount(0)
  const side = page.getByRole('navigation', { name: '工作台' })
  await expect(side.getByRole('link', { name: '智能简历' })).toHaveAttribute('aria-current', 'page')
  for (const link of await side.getByRole('link').all()) {
    const answer = await page.context().request.get((await link.getAttribute('href'))!)
    expect(answer.status()).toBe(200)
  }
  await page.goto('/resume/edit/offline')
  await expect(page.getByRole('navigation', { name: /主导航|工作台/ })).toHaveCount(0)
})

test(
  'a visitor finds the same places in the same order on every page',
  { tag: '@desktop' },
  async ({ page }) => {
    const placeOf = async (name: string) => {
      const box = await page
        .getByRole('banner')
        .getByRole('link', { name, exact: true })
        .first()
        .boundingBox()
      return box && { x: Math.round(box.x), middle: Math.round(box.y + box.height / 2) }
    }
    await page.goto('/')
    const places = await page.getByRole('navigation', { name: '主导航' }).getByRole('link').allInnerTexts()
    expect(places).toEqual(['模板', '岗位范文', 'AI 助手', '智能简历', '会员'])
    const brand = await placeOf('智能简历')
    const titles = new Set<number>()
    for (const path of ['/tpls', '/positions', '/resume/create', '/pricing', '/help', '/blogs/list/guide']) {
      await page.goto(path)
      const side = page.getByRole('navigation', { name: '工作台' })
      await expect(side.getByRole('link')).toHaveText([...places, '帮助与反馈'])
      expect(await placeOf('智能简历'), path).toEqual(brand)
      titles.add((await page.getByRole('heading', { level: 1 }).boundingBox())!.x)
    }
    expect(titles.size).toBe(1)
  },
)

test(
  'the account menu opens by keyboard, and restores the focus when closed',
  { tag: '@desktop' },
  async ({ page }) => {
    await logIn(page.context())
    await page.goto('/resume/my')
    await waitForHydration(page, true)
    await page.keyboard.press('Tab')
    await expect(page.getByRole('link', { name: '跳到正文' })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.locator('#content')).toBeFocused()
    const button = page.locator('summary[aria-label^="账号菜单"]')
    await button.focus()
    await page.keyboard.press('Enter')
    for (const name of ['升级会员', '邀请好友', '个人中心'])
      await expect(page.getByRole('link', { name, exact: true }).last()).toBeVisible()
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '退出登录' }).locator('visible=true')).toHaveCount(0)
    await expect(button).toBeFocused()
  },
)

test(
  "the phone's menu traps the focus, closes with Esc and on navigation, and its links work",
  { tag: '@phone' },
  async ({ page }) => {
    await logIn(page.context())
    await page.goto('/resume/my')
    await waitForHydration(page, true)
    const button = page.locator('summary[aria-label="菜单"]')
    const menu = page.locator('details.full-menu')
    await button.click()
    const links = menu.getByRole('navigation').getByRole('link')
    await expect(links.filter({ hasText: '智能简历' })).toHaveAttribute('aria-current', 'page')
    for (let i = 0; i < 30; i++) await page.keyboard.press('Tab')
    expect(
      await menu.evaluate(
        (el) => el.contains(document.activeElement) || document.activeElement === document.body,
      ),
    ).toBe(true)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(menu).not.toHaveAttribute('open')
    await expect(button).toBeFocused()
    await button.click()
    await links.filter({ hasText: '个人中心' }).click()
    await expect(page).toHaveURL(/\/user$/)
    await expect(menu).not.toHaveAttribute('open')
    await button.click()
    await menu.getByRole('button', { name: '退出登录' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('the menu opens in 100 ms and closes in 300', { tag: '@phone' }, async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'no-preference' })
  await page.goto('/')
  await waitForHydration(page, true)
  const duration = () =>
    page
      .locator('details.full-menu')
      .evaluate((el) => getComputedStyle(el, '::details-content').transitionDuration)
  expect(await duration()).toMatch(/^0\.3s/)
  await page.locator('summary[aria-label="菜单"]').click()
  expect(await duration()).toMatch(/^0\.1s/)
})

test('without scripts the menus open, and their links work', { tag: '@no-javascript' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await logIn(page.context())
  await page.goto('/')
  await page.locator('summary[aria-label="菜单"]').click()
  await page.locator('details.full-menu').getByRole('link', { name: '个人中心' }).click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('个人中心')
})

test(
  'an unknown page shows that it does not exist, with links',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, expectProblem, javaScriptEnabled }) => {
    expectProblem(/^404 GET /)
    await page.goto('/')
    await page.goto('/nothing-here?a=1')
    await expect(page).toHaveTitle('页面不存在 · 智能简历')
    await expect(page.getByRole('link', { name: '重试' })).toHaveAttribute('href', '/nothing-here?a=1')
    await waitForHydration(page, javaScriptEnabled)
    await expectNoAxeViolations(page)
    if (javaScriptEnabled) await page.getByRole('button', { name: '返回上一页' }).click()
    else await page.getByRole('link', { name: '返回首页' }).click()
    await expect(page).toHaveURL(/\/$/)
  },
)

test('a bot gets the status of an unknown page as plain text', { tag: '@desktop' }, async ({ page }) => {
  const headers = { 'user-agent': 'Mozilla/5.0 (compatible; Baiduspider/2.0)' }
  const answer = await page.request.get('/nothing-here', { headers })
  expect([answer.status(), await answer.text()]).toEqual([404, '404\n'])
})

test('each layout is accessible, and no wider than the screen', { tag: '@phone' }, async ({ page }) => {
  await logIn(page.context())
  for (const path of ['/', '/resume/my', '/resume/create', '/agreement', '/vipMarket']) {
    await page.goto(path)
    await expectNoAxeViolations(page)
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - innerWidth),
      path,
    ).toBeLessThanOrEqual(0)
  }
})
