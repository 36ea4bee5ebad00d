import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'

const stage = (page: Page) => page.getByRole('group', { name: '同一份内容，不同的模板' })

test(
  'a guest reads about the product, its prices and frequent questions',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('套用范文，改完就能投。')
    await expect(page.getByText('每月免费下载 1 份，无水印')).toBeVisible()
    await expect(page.getByRole('main').getByText('JavaScript')).toHaveCount(0)
    const plans = page.getByRole('region', { name: '先免费写，够用就不用买' })
    for (const price of ['¥0', '¥9.9', '¥29.9'])
      await expect(plans.getByText(price, { exact: true })).toBeVisible()
    const question = page.getByText('会员会自动续费吗？')
    await question.click()
    await expect(page.getByText('不会。会员按次购买，到期后不会自动扣款')).toBeVisible()
    for (const name of ['用户协议', '隐私政策'])
      await expect(page.getByRole('contentinfo').getByRole('link', { name })).toBeVisible()
    const articles = page.getByRole('region', { name: '简历写作参考' })
    await expect(articles.getByRole('listitem').getByRole('link').first()).toHaveAttribute(
      'href',
      /^\/blogs\/detail\//,
    )
  },
)

test(
  'a visitor from elsewhere gets the styles inline, and the next page loads their file',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/')
    const heading = page.getByRole('heading', { level: 1 })
    const weight = await heading.evaluate((element) => getComputedStyle(element).fontWeight)
    expect(Number(weight)).toBeGreaterThan(400)
    await expect(page.locator('style[data-inline]')).toHaveCount(1)
    await expect(page.locator('link[rel=stylesheet]')).toHaveAttribute('media', 'print')
    await page.evaluate(() => location.assign('/agreement'))
    await expect(heading).toHaveText('用户协议')
    await expect(page.locator('style[data-inline]')).toHaveCount(0)
    expect(await heading.evaluate((element) => getComputedStyle(element).fontWeight)).toBe(weight)
  },
)

test(
  'the sample page on the home page changes its template, and a resume starts with it',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page }) => {
    await page.goto('/')
    const shown = stage(page).getByRole('img')
    await expect(shown).toHaveAttribute('alt', /“通栏色头”/)
    await expectDrawn(page, '通栏色头')
    await stage(page).getByText('技术岗').click()
    await expect(shown).toHaveCount(1)
    await expect(shown).toHaveAttribute('alt', /“技术岗”/)
    await expectDrawn(page, '技术岗')
    await page.getByRole('button', { name: '套用这份范文', exact: true }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('方敏')
  },
)

test(
  'a guest takes over the finished resume of a position from the home page, or searches for another',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/')
    const positions = page.getByRole('region', { name: '按岗位套用范文' })
    await positions.getByRole('searchbox', { name: '搜索岗位' }).fill('出纳')
    await positions.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/positions\?q=/)
    await expect(page.getByRole('link', { name: /^出纳/ })).toBeVisible()
    await page.goto('/')
    await positions.getByRole('button', { name: /护士/ }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('意向岗位')).toHaveValue(/护士/)
  },
)

test('the home page shows the check-up and the AI at work', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/')
  const help = page.getByRole('region', { name: '体检找错漏，AI 改句子' })
  await expect(help.getByRole('img', { name: /体检得分：\d+/ })).toBeVisible()
  await expect(help.getByText('错别字：“帐号”应为“账号”')).toBeVisible()
  await expect(help.getByText('AI 改写示例')).toBeVisible()
})

test(
  'the home page is accessible in both themes, and no wider than the window',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/')
    await expectNoAxeViolations(page)
    const { scrollWidth, clientWidth } = await widthsOf(page)
    expect(scrollWidth).toBeLessThanOrEqual(clientWidth)
  },
)

test(
  'the home page is no wider than the window on a tablet and at double size',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const width of [768, 720, 360]) {
      await page.setViewportSize({ width, height: 800 })
      await page.goto('/')
      const { scrollWidth, clientWidth } = await widthsOf(page)
      expect(scrollWidth, `at ${width} px`).toBeLessThanOrEqual(clientWidth)
    }
  },
)

test(
  "a keyboard user changes the home page's sample page and starts a resume",
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('main').getByRole('link', { name: '看岗位范文' }).focus()
    await page.keyboard.press('Tab')
    await expect(stage(page).getByRole('radio', { name: '通栏色头' })).toBeFocused()
    await page.keyboard.press('ArrowRight')
    await expect(stage(page).getByRole('radio', { name: '左侧栏' })).toBeChecked()
    await expect(stage(page).getByRole('img')).toHaveAttribute('alt', /“双栏左侧栏”/)
    await page.keyboard.press('Tab')
    await page.keyboard.press('Tab')
    await expect(page.getByRole('button', { name: '套用这份范文', exact: true })).toBeFocused()
    await page.keyboard.press('Enter')
    await expect(page.getByLabel('姓名')).toHaveValue('方敏')
  },
)

test(
  'the home page is entirely in English when English is chosen',
  { tag: '@desktop' },
  async ({ browser, watch }) => {
    const context = await browser.newContext({ locale: 'en-US', serviceWorkers: 'block' })
    watch(context)
    const page = await context.newPage()
    await page.goto('/')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Make a resume that’s ready to send.')
    await expect(page.getByRole('heading', { name: 'Common questions' })).toBeVisible()
    await context.close()
  },
)

test(
  "search engines and link previews get the home page's metadata",
  { tag: '@desktop' },
  async ({ page, request }) => {
    await page.goto('/?from=somewhere')
    const origin = new URL(page.url()).origin
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${origin}/`)
    const image = await page.locator('meta[property="og:image"]').getAttribute('content')
    expect((await request.get(image!)).headers()['content-type']).toBe('image/png')
    const facts = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent())!) as {
      '@graph': { '@type': string }[]
    }
    expect(facts['@graph'].map((one) => one['@type'])).toContain('FAQPage')
    const sitemap = await (await request.get('/sitemap.xml')).text()
    expect(sitemap).toContain(`<loc>${origin}/pricing</loc>`)
    expect(await (await request.get('/robots.txt')).text()).toContain(`Sitemap: ${origin}/sitemap.xml`)
  },
)

test('the product can be installed as an app', { tag: '@desktop' }, async ({ page, request }) => {
  await page.goto('/')
  const address = await page.locator('link[rel=manifest]').getAttribute('href')
  const manifest = (await (await request.get(address!)).json()) as {
    icons: { src: string }[]
    start_url: string
  }
  for (const { src } of manifest.icons) expect((await request.get(src)).status(), src).toBe(200)
  expect((await request.get(manifest.start_url)).status()).toBe(200)
})

async function expectDrawn(page: Page, name: string): Promise<void> {
  const image = stage(page).getByRole('img', { name: `“${name}”` })
  await expect.poll(() => image.evaluate((one: HTMLImageElement) => one.naturalWidth)).toBeGreaterThan(0)
}

function widthsOf(page: Page): Promise<{ scrollWidth: number; clientWidth: number }> {
  return page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement
    return { scrollWidth, clientWidth }
  })
}
