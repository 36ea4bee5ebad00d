import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'

test(
  'a position is found by its pinyin, and a draft is created from it',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/positions')
    await page.getByRole('searchbox', { name: '搜索岗位' }).fill('qdgcs')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await expect(page).toHaveURL(/q=qdgcs/)
    await page.getByRole('link', { name: /^前端/ }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/前端.*简历怎么写/)
    const line = await page.locator('#lines ~ ul').first().getByRole('listitem').first().innerText()
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '从应届示例句开始' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('意向岗位')).toHaveValue(/前端/)
    const written = () =>
      page.locator('[name$=".text"]').evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    await expect.poll(written).toContainEqual(expect.stringContaining(line))

    const samples = page.locator('button[value^="samples:"]').first()
    await page.getByLabel('姓名').fill('没有脚本的人')
    await page.locator('.section-fold', { has: samples }).first().locator('> summary').click()
    const entry = page.locator('.entry', { has: samples }).first()
    if (!(await samples.isVisible())) await entry.locator('> summary').click()
    if (!javaScriptEnabled) {
      await samples.click()
      await expect(page).toHaveURL(/\/drafts\/[^/]+\/samples\?entry=/)
      const [chosen] = (await page.locator('form [name=add]').last().innerText()).split('\n')
      await page.locator('form [name=add]').last().click()
      await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
      await expect(page.getByLabel('姓名')).toHaveValue('没有脚本的人')
      await expect.poll(written).toContainEqual(expect.stringContaining(`- ${chosen}`))
      return
    }
    await page.locator('html.scripted').waitFor()
    await samples.click()
    const panel = page.getByRole('dialog', { name: '示例句' })
    const added = panel.getByRole('listitem').last()
    await added.getByRole('button').press('Enter')
    const text = await added.innerText()
    await expect.poll(written).toContainEqual(expect.stringContaining(text))
    await expectNoAxeViolations(page)
    await page.keyboard.press('Escape')
    await expect(panel).toBeHidden()
    await expect.poll(() => page.evaluate(() => getSelection()?.toString())).toMatch(/^〔.*〕$/)
    await page.keyboard.press('Control+z')
    await expect.poll(written).not.toContainEqual(expect.stringContaining(text))
  },
)

test(
  'only positions with a finished resume are listed when asked, and a search keeps that',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page }) => {
    await page.goto('/positions')
    await page.getByRole('link', { name: '只看有范文' }).click()
    await expect(page.getByRole('status').filter({ hasText: /找到 \d+ 个有范文的岗位/ })).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('searchbox', { name: '搜索岗位' }).fill('护士')
    await page.getByRole('button', { name: '搜索', exact: true }).click()
    await expect(page).toHaveURL(/sample=1/)
    await expect(page.getByRole('link', { name: /^护士/ }).getByText('社招范文')).toBeVisible()
    const picture = page.getByRole('link', { name: /^护士/ }).locator('img')
    await expect.poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBe(160)
    await page.goto('/positions?sample=1&q=时间旅行者')
    await expect(page.getByText('与“时间旅行者”相关的岗位暂无范文')).toBeVisible()
    await page.getByRole('link', { name: '只看有范文' }).click()
    await expect(page).not.toHaveURL(/sample/)
  },
)

test(
  'an unknown position is not found, and the page links to all positions',
  { tag: ['@wide', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    await page.goto('/positions?q=时间旅行者')
    await expect(page.getByText('没有找到与“时间旅行者”相关的岗位')).toBeVisible()
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: '查看全部岗位' }).click()
    await expect(page.getByRole('heading', { level: 2 }).first()).toBeVisible()
    expectProblem(/^404 GET .*\/positions\/time-traveller/)
    expect((await page.goto('/positions/time-traveller'))?.status()).toBe(404)
  },
)

test(
  'the workspace contains the same position library',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, context }) => {
    await logIn(context)
    await page.goto('/resume/positions')
    await page.getByRole('navigation', { name: '行业' }).getByRole('link', { name: /^教育/ }).click()
    await expect(page).toHaveURL(/\/resume\/positions\?industry=education/)
    await expect(page.getByRole('heading', { level: 2 })).toHaveText(['教育'])
    await expectNoAxeViolations(page)
  },
)

test(
  'long lists show what is sought most, and the rest on a press',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, isMobile }) => {
    await page.goto('/positions')
    const industry = page.getByRole('region', { name: '互联网技术' })
    // On a phone an industry is one row.
    await expect(industry.getByRole('link')).toHaveCount(isMobile ? 0 : 5)
    await industry.getByText('展开全部 12 个').click()
    await expect(industry.getByRole('link')).toHaveCount(12)
    await expectNoAxeViolations(page)
    await industry.getByRole('link', { name: '软件架构师' }).click()
    await expect(page).toHaveURL(/\/positions\/[\w-]+$/)

    await page.goto('/resume/create')
    const samples = page.getByRole('region', { name: '从范文开始' })
    await expect(samples.getByRole('button', { name: /套用这份范文$/ })).toHaveCount(6)
    await samples.getByText('更多常用范文').click()
    await samples.getByRole('button', { name: /^律师/ }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
  },
)

test(
  'who creates a resume has four equal ways, of which two are chosen further down',
  { tag: ['@everywhere'] },
  async ({ page }) => {
    await page.goto('/resume/create')
    const ways = page.getByRole('list', { name: '开始方式' }).getByRole('listitem')
    await expect(ways).toHaveText([/^导入已有简历/, /^从范文开始/, /^从模板开始/, /^从空白开始/])
    for (const way of await ways.all()) await expect(way).toBeInViewport({ ratio: 1 })
    const sizes = await ways.evaluateAll((all) => all.map((way) => way.getBoundingClientRect().width))
    expect(new Set(sizes).size).toBe(1)
    await page.getByRole('link', { name: /^从模板开始/ }).click()
    await expect(page.getByRole('heading', { name: '从模板开始' })).toBeInViewport()
    await page.getByRole('link', { name: /^从范文开始/ }).click()
    const samples = page.getByRole('region', { name: '从范文开始' })
    await expect(samples.getByRole('heading')).toBeInViewport()
    await samples.getByRole('searchbox', { name: '搜索岗位' }).fill('护士')
    await samples.getByRole('button', { name: '搜索' }).click()
    await expect(page).toHaveURL(/\/positions\?q=/)
    await expect(page.getByRole('link', { name: /^护士/ })).toBeVisible()
    await page.goto('/resume/create')
    await expectNoAxeViolations(page)
    await page.getByRole('link', { name: /^导入已有简历/ }).click()
    await expect(page).toHaveURL(/\/resume\/create\/import$/)
    await page.goto('/resume/create')
    await page.getByRole('link', { name: '按场景创建' }).click()
    await expect(page).toHaveURL(/\/resume\/create\/scenario-start$/)
    await page.goto('/resume/create')
    await page.getByRole('button', { name: /^从空白开始/ }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
  },
)
