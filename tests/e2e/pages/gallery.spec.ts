import { existsSync } from 'node:fs'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

test(
  'a template is found by its collection, previewed in a colour, and used for a new resume',
  { tag: ['@everywhere', '@desktop', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/tpls')
    await page
      .getByRole('navigation', { name: '岗位与求职季' })
      .getByRole('link', { name: /^考公国企/ })
      .click()
    await expect(page).toHaveURL(/collection=public-sector/)
    await waitForHydration(page, javaScriptEnabled)
    await page.locator('summary', { hasText: '筛选' }).click()
    const columns = page.getByLabel('分栏')
    await columns.focus()
    await columns.selectOption('1')
    if (!javaScriptEnabled) await page.getByRole('button', { name: '筛选' }).click()
    await expect(page).toHaveURL(/collection=public-sector.*columns=1|columns=1.*collection=public-sector/)
    // The focus of keyboard users stays in place.
    if (javaScriptEnabled) await expect(columns).toBeFocused()
    await page.keyboard.press('Escape')
    await expectNoAxeViolations(page)
    const tile = page.getByRole('article').first()
    const name = await tile.getByRole('heading').innerText()
    await tile.getByRole('link', { name, exact: true }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.getByRole('navigation', { name: '颜色' }).getByRole('link', { name: '颜色 2' }).click()
    await expect(page).toHaveURL(/colour=[0-9a-f]{6}/)
    const colour = new URL(page.url()).searchParams.get('colour')!
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('button', { name: '使用这款模板', exact: true }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.locator('input[name="style.colour"]:checked')).toHaveValue(`#${colour}`)
  },
)

test(
  'a user previews a stored resume in a template, and applies the template',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context }) => {
    await logIn(context)
    await createResume(page, 'sample:teacher')
    await page.goto('/resume/tpls?q=通栏')
    await page.getByRole('main').getByRole('link', { name: '通栏色头·运营市场', exact: true }).click()
    const sheet = page.getByRole('img', { name: '通栏色头·运营市场模板第 1 页' })
    await expect(sheet).toHaveAttribute('src', /^\/sheets\/pages\/1\?resume=/)
    await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: '应用到这份简历' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/.*pane=style/)
    await expect(page.locator('input[name="style.template"]:checked')).toHaveValue(/^band@/)
  },
)

test(
  'the thumbnails of public pages were drawn with the build, so nobody waits for the first',
  { tag: '@desktop' },
  async ({ request }) => {
    const pages = ['/', '/resume/create', '/tpls'].flatMap((page) => [
      { page, language: 'zh' },
      { page, language: 'en' },
    ])
    for (const { page, language } of pages) {
      const html = await (await request.get(page, { headers: { 'accept-language': language } })).text()
      const addresses = [...html.matchAll(/\/thumbnails\/[^"\s]+/g)].map(([address]) =>
        address.replaceAll('&amp;', '&'),
      )
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of new Set(addresses)) {
        const tag = (await request.get(address)).headers()['etag']!.replaceAll('"', '')
        expect(existsSync(`build/thumbnails/${tag}.webp`), address).toBe(true)
      }
    }
  },
)

test(
  'templates are found by job in pinyin, shown with a visitor’s name, and compared in pairs',
  { tag: ['@desktop', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/tpls?q=kuaiji')
    const tiles = page.getByRole('article')
    await expect(tiles.first()).toBeVisible()
    await waitForHydration(page, javaScriptEnabled)
    await page.getByText('换成你的名字看效果').click()
    await page.getByLabel('姓名').fill('林晚')
    await page.getByLabel('目标岗位').fill('会计')
    await page.getByRole('button', { name: '查看效果' }).click()
    const image = tiles.first().locator('img').first()
    await expect(image).toHaveAttribute('src', /name=%E6%9E%97%E6%99%9A&job=/)
    await expect.poll(() => image.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await tiles.nth(0).getByLabel(/^对比/).check()
    await tiles.nth(1).getByLabel(/^对比/).check()
    if (javaScriptEnabled) await page.getByRole('link', { name: '并排对比' }).click()
    else await page.getByRole('button', { name: '对比所选模板' }).click()
    await expect(page).toHaveURL(/\/compare-templates\?compare=/)
    await expect(page.getByRole('article')).toHaveCount(2)
    // Scripts remember the name in the browser, so that it is there on every page.
    if (javaScriptEnabled)
      await expect(page.getByRole('article').first().locator('img').first()).toHaveAttribute('src', /name=/)
    await expectNoAxeViolations(page)
  },
)

test(
  'the gallery begins with a few templates, and two of different groups are compared',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tpls')
    await expect(page.getByRole('region', { name: '推荐' }).getByRole('article')).toHaveCount(8)
    await waitForHydration(page, true)
    await page.getByRole('article').first().getByLabel(/^对比/).check()
    const bar = page.getByRole('region', { name: '对比' })
    await expect(bar).toContainText('再选 1 款即可对比')
    await page
      .getByRole('region', { name: '分类浏览' })
      .getByRole('link', { name: /^英文 全部 \d+ 款$/ })
      .click()
    await expect(page.getByRole('region', { name: '推荐' })).toHaveCount(0)
    await page.getByRole('article').first().getByLabel(/^对比/).check()
    await expectNoAxeViolations(page)
    await bar.getByRole('link', { name: '并排对比' }).click()
    await expect(page.getByRole('article')).toHaveCount(2)
  },
)

test(
  'without scripts a group opens too, and the button that compares comes with the first mark',
  { tag: '@no-javascript' },
  async ({ page }) => {
    await page.goto('/tpls')
    await page.getByRole('link', { name: /^考研保研 全部/ }).click()
    await expect(page).toHaveURL(/collection=postgraduate/)
    const compare = page.getByRole('button', { name: '对比所选模板' })
    await expect(compare).toBeHidden()
    for (const n of [0, 1]) await page.getByRole('article').nth(n).getByLabel(/^对比/).check()
    await expect(compare).toBeInViewport()
    await compare.click()
    await expect(page.getByRole('article')).toHaveCount(2)
  },
)

test(
  'a card changes its colour and enlarges its page without leaving the gallery',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tpls?collection=all')
    await waitForHydration(page, true)
    const tile = page.getByRole('article').first()
    await tile.getByLabel('颜色 2').click()
    const sheet = tile.locator('img')
    await expect(sheet).toHaveAttribute('src', /colour=[0-9a-f]{6}$/)
    // The whole page, and nothing cut off.
    await expect
      .poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalHeight / img.naturalWidth))
      .toBeCloseTo(297 / 210, 1)
    const untouched = page.getByRole('article').nth(1)
    const enlarge = untouched.getByLabel(/^放大查看/)
    await expect(enlarge).toHaveCSS('opacity', '0')
    await untouched.hover()
    await expect(enlarge).toHaveCSS('opacity', '1')
    await tile.getByLabel(/^放大查看/).focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await expect(dialog.getByRole('img')).toHaveAttribute('src', /colour=[0-9a-f]{6}&w=1120/)
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(dialog).toBeHidden()
    await expect(tile.getByLabel(/^放大查看/)).toBeFocused()
  },
)

test(
  'whole pages stand side by side, two on a phone and four on a wide screen',
  { tag: '@desktop' },
  async ({ page }) => {
    for (const [width, height, count] of [
      [390, 844, 2],
      [1440, 900, 4],
    ] as const) {
      await page.setViewportSize({ width, height })
      await page.goto('/tpls?collection=all')
      const pages = await page
        .getByRole('article')
        .evaluateAll((tiles) =>
          tiles.slice(0, 8).map((tile) => tile.querySelector('img')!.getBoundingClientRect().y),
        )
      expect(pages.filter((y) => y === pages[0])).toHaveLength(count)
    }
  },
)

test(
  'what nobody calls a template has nearest ones, and a filter is taken away by its chip',
  { tag: ['@desktop', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/tpls?q=程序猿')
    await expect(page.getByRole('status').filter({ hasText: '与“程序猿”有关的模板' })).toBeVisible()
    await expect(page.getByRole('article').first()).toBeVisible()
    await expect(page.getByRole('article')).toHaveCount(6)
    await expectNoAxeViolations(page)
    await page.goto('/tpls?q=双栏&photo=without&columns=2')
    await expect(page.getByText('没有找到与“双栏”有关的模板')).toBeVisible()
    await page.getByRole('link', { name: '移除条件“无照片”' }).click()
    await expect(page).not.toHaveURL(/photo=/)
    await expect(page.getByText(/^\d+ 款$/)).toBeVisible()
  },
)

test(
  'a guest sees the draft of this device on every card, and the service keeps none of it',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/tpls/band')
    await page.getByRole('main').getByRole('button', { name: '使用这款模板', exact: true }).first().click()
    await page.getByLabel('姓名').first().fill('欧阳晚晴')
    await expect(page.getByText('已存本机').first()).toBeVisible()
    await page.goto('/tpls?collection=form')
    await waitForHydration(page, true)
    const drawn = page.waitForRequest(
      (request) => request.method() === 'POST' && request.url().endsWith('/government?w=1120'),
    )
    await page.getByRole('button', { name: '用本机草稿预览' }).click()
    expect((await drawn).postData()).toContain('欧阳晚晴')
    const drawnPage = page.getByRole('article').first().locator('img[src^="blob:"]')
    await expect(drawnPage).toHaveAttribute('src', /^blob:/)
    await expect.poll(() => drawnPage.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(1120)
    await expectNoAxeViolations(page)
    await page
      .getByRole('article')
      .first()
      .getByLabel(/^放大查看/)
      .click()
    await expect(page.getByRole('dialog').getByRole('img')).toHaveAttribute('src', /^blob:/)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '换回示例内容' }).click()
    await expect(drawnPage).toHaveCount(0)
  },
)
