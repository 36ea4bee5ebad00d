import type { Page } from '@playwright/test'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { openNewDraft } from '../support/stored-resume'

/** Delays scripts until they are released. Returns the requested paths and the release. */
async function holdScripts(page: Page, which: RegExp | string = /\.js$/) {
  const paths: string[] = []
  let release = () => {}
  const released = new Promise<void>((resolve) => (release = resolve))
  await page.route(which, async (route) => {
    paths.push(new URL(route.request().url()).pathname)
    await released
    await route.continue().catch(() => undefined)
  })
  return { paths, release }
}

test(
  'a reading page loads no script, and typed characters survive hydration',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const { paths: requested, release } = await holdScripts(page)
    await page.goto('/positions')
    await page.mouse.move(3, 3)
    await page.mouse.wheel(0, 400)
    await page.waitForLoadState('networkidle')
    expect(requested).toEqual([])
    const field = page.getByRole('searchbox')
    await field.pressSequentially('产品')
    await expect.poll(() => requested.length).toBeGreaterThan(0)
    await expect(page.locator('html:not(.scripted)')).toHaveCount(1)
    release()
    await page.locator('html.scripted').waitFor()
    await expect(field).toHaveValue('产品')
    await expect(field).toBeFocused()
    await field.pressSequentially('经理')
    const documents: string[] = []
    page.on('request', (request) => void (request.isNavigationRequest() && documents.push(request.url())))
    await field.press('Enter')
    await expect(page).toHaveURL(/\?q=%E4%BA%A7%E5%93%81%E7%BB%8F%E7%90%86$/)
    await expect(page.getByRole('link', { name: /产品经理/ }).first()).toBeVisible()
    expect(documents).toEqual([])
  },
)

test('opened and chosen controls survive hydration', { tag: '@deep-phone' }, async ({ page }) => {
  const { release } = await holdScripts(page)
  await page.goto('/')
  const stage = page.getByRole('group', { name: '同一份内容，不同的模板' })
  await page.getByText('会员会自动续费吗？').click()
  await stage.getByText('书卷').click()
  await expect(page.locator('html:not(.scripted)')).toHaveCount(1)
  release()
  await page.locator('html.scripted').waitFor()
  await expect(page.getByText('不会。会员按次购买，到期后不会自动扣款')).toBeVisible()
  await expect(stage.getByRole('radio', { name: '书卷' })).toBeChecked()
})

test('a filter chosen before hydration takes effect after it', { tag: '@desktop' }, async ({ page }) => {
  const { release } = await holdScripts(page)
  await page.goto('/tpls')
  await page.locator('summary', { hasText: '筛选' }).click()
  await page.getByLabel('分栏').selectOption('1')
  release()
  await expect(page).toHaveURL(/columns=1/)
  await expect(page.getByLabel('分栏')).toHaveValue('1')
})

test(
  'a click does not wait for the scripts that it triggers',
  { tag: '@deep-phone' },
  async ({ page, expectProblem }) => {
    expectProblem(/^net::ERR_(ABORTED|FAILED) GET .*\.js$/)
    await holdScripts(page)
    await page.goto('/')
    await page.getByRole('contentinfo').getByRole('link', { name: '用户协议' }).click()
    await expect(page).toHaveURL(/\/agreement$/)
    await page.goto('/')
    await page.getByRole('main').getByRole('button', { name: /^护士/ }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('沈若溪')
  },
)

test(
  "scripts that load during a form's submission do not interfere",
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page)
    const address = page.url()
    const { release } = await holdScripts(page)
    let answer = () => {}
    const answered = new Promise<void>((resolve) => (answer = resolve))
    await page.route(/\/resume\/edit\/offline/, async (route) => {
      if (route.request().method() === 'POST') await answered
      await route.continue()
    })
    // The page cannot be evaluated while its navigation is pending.
    await page.addInitScript({
      content: `addEventListener('pagehide', () => sessionStorage.setItem('left', document.documentElement.className))`,
    })
    await page.goto(address, { waitUntil: 'domcontentloaded' })
    await page.getByLabel('姓名').fill('林知夏')
    await page.getByText('添加板块', { exact: true }).click()
    const sent = page.waitForRequest((request) => request.method() === 'POST')
    await page.getByRole('button', { name: '荣誉奖项', exact: true }).click({ noWaitAfter: true })
    await sent
    const came = page.waitForResponse(/edit-draft.*\.js$/)
    release()
    await came
    await page.waitForTimeout(1_000)
    answer()
    await expect(page.getByRole('region', { name: '荣誉奖项' })).toBeVisible()
    expect(await page.evaluate(() => sessionStorage.getItem('left'))).toBe('')
    await page.locator('html.scripted').waitFor()
    await expect(page.getByLabel('姓名')).toHaveValue('林知夏')
    await expect(page.getByRole('region', { name: '荣誉奖项' })).toBeVisible()
  },
)

test('a workspace page loads its scripts without interaction', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/login')
  await page.locator('html.scripted').waitFor()
})

test(
  'a click on the login before hydration opens it at once over the page',
  { tag: '@deep-phone' },
  async ({ page }) => {
    const { release } = await holdScripts(page)
    await page.goto('/')
    const login = page.getByRole('banner').getByRole('link', { name: '登录', exact: true })
    await login.click()
    await expect(login).toHaveAttribute('aria-busy', 'true')
    await expect(page).toHaveURL(/\/$/)
    release()
    await expect(page.getByRole('dialog', { name: '验证码登录' })).toBeVisible()
    await expect(page.getByLabel('手机号')).toBeFocused()
    await expect(page).toHaveURL(/\/$/)
    await page.getByRole('link', { name: '关闭' }).click()
    await expect(login).not.toHaveAttribute('aria-busy')
  },
)

test(
  'a click on the login shows progress while the form loads, and falls back to a page',
  { tag: '@desktop' },
  async ({ page, expectProblem }) => {
    expectProblem(/^net::ERR_(ABORTED|FAILED) GET .*\.js$/)
    const { release } = await holdScripts(page, '**/assets/login-*.js')
    await page.goto('/')
    await page.keyboard.press('Shift')
    await page.locator('html.scripted').waitFor()
    const login = page.getByRole('banner').getByRole('link', { name: '登录', exact: true })
    await login.click()
    await expect(login).toHaveAttribute('aria-busy', 'true')
    release()
    await expect(page.getByRole('dialog', { name: '验证码登录' })).toBeVisible()
    await expect(login).not.toHaveAttribute('aria-busy')

    await holdScripts(page, '**/assets/login-*.js')
    await page.goto('/agreement')
    await page.keyboard.press('Shift')
    await page.locator('html.scripted').waitFor()
    await login.click()
    await expect(page).toHaveURL(/\/login\?to=%2Fagreement$/)
    await expect(page.getByRole('heading', { name: '验证码登录' })).toBeVisible()
  },
)

test(
  'a login whose scripts do not load in time falls back to a page',
  { tag: '@desktop' },
  async ({ page, expectProblem }) => {
    expectProblem(/^net::ERR_(ABORTED|FAILED) GET .*\.js$/)
    await holdScripts(page)
    await page.goto('/agreement')
    await page.getByRole('link', { name: '登录', exact: true }).click()
    await expect(page).toHaveURL(/\/login\?to=%2Fagreement$/)
    await expect(page.getByRole('heading', { name: '验证码登录' })).toBeVisible()
  },
)

/** Collects the paths of page data requests by scripts or the browser. */
function dataAsked(page: Page): string[] {
  const requested: string[] = []
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    if (pathname.endsWith('.data')) requested.push(pathname)
  })
  return requested
}

test("a link's data is prefetched on hover, once", { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/agreement')
  await waitForHydration(page, true)
  const requested = dataAsked(page)
  const link = page.getByRole('link', { name: '模板' }).first()
  const answered = page.waitForResponse(/\/tpls\.data/)
  await link.hover()
  await answered
  await expect(page.locator('link[rel=modulepreload][href*="/templates-"]')).not.toHaveCount(0)
  await expect(page).toHaveURL(/\/agreement$/)
  await link.click()
  await expect(page).toHaveURL(/\/tpls$/)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  expect(requested).toEqual(['/tpls.data'])
})
