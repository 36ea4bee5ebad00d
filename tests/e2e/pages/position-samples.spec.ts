import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'

test(
  'the finished resume of a position is seen, read, and taken over by a press',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page }) => {
    await page.goto('/positions?industry=software')
    const card = page.getByRole('link', { name: /^前端开发工程师/ })
    await expect(card).toContainText('应届范文')
    await expect(card).toContainText('社招范文')
    await card.click()

    const picture = page.getByRole('img', { name: /前端开发·四年经验/ })
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
    const texts = page.getByRole('region', { name: '范文全文' })
    await expect(texts.getByRole('heading', { name: '纪晓桐' })).toBeVisible()
    await texts.getByText('前端开发·四年经验').click()
    const text = texts.getByRole('article').filter({ hasText: '蒲一舟' })
    await expect(text.getByRole('heading', { name: '蒲一舟' })).toBeVisible()
    await expect(text.getByRole('listitem').filter({ hasText: 'LCP由4.6秒降到1.9秒' })).toBeVisible()

    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: '套用社招范文' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('蒲一舟')
    await expect(page.getByLabel('意向岗位')).toHaveValue('前端开发工程师')
  },
)

test(
  'a graduate finds the positions with a resume of a graduate, and takes one over',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page }) => {
    await page.goto('/')
    await page.getByRole('link', { name: '查看应届生范文' }).click()
    await expect(page.getByRole('status').filter({ hasText: /找到 \d+ 个有应届生范文的岗位/ })).toBeVisible()
    await expectNoAxeViolations(page)
    const boxes = await page
      .locator('main li a img')
      .evaluateAll((images) => images.map((image) => image.getBoundingClientRect()))
    expect(boxes.length).toBeGreaterThanOrEqual(20)
    for (const { width, height } of boxes) expect([Math.round(width), Math.round(height)]).toEqual([72, 102])
    await page.getByRole('link', { name: /^会计/ }).click()
    await page.getByRole('button', { name: '套用应届范文' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('佟婉清')
  },
)

test('a position with the resume of a graduate alone says so', { tag: ['@wide'] }, async ({ page }) => {
  await page.goto('/positions/test-engineer')
  const ways = page.getByRole('region', { name: '范文：应届生·测试开发' })
  await expect(ways.getByRole('button', { name: '套用应届范文' })).toBeVisible()
  await expect(ways.getByRole('button', { name: '从资深示例句开始' })).toBeVisible()
  await expect(page.getByRole('button', { name: '套用社招范文' })).toHaveCount(0)
})

test('lines beyond ten are behind a press', { tag: ['@wide', '@deep-desktop'] }, async ({ page }) => {
  await page.goto('/positions/general')
  const lines = page.getByRole('region', { name: '经历这样写' })
  await expect(lines.getByRole('listitem')).toHaveCount(10)
  await lines.getByText('查看全部 6 条').first().click()
  await expect(lines.getByRole('listitem')).toHaveCount(11)
  await expectNoAxeViolations(page)
})

test(
  'a user gets a finished resume in a free template that was named before, where its own is for members',
  { tag: ['@wide'] },
  async ({ page, context }) => {
    await logIn(context)
    await page.goto('/positions/accountant')
    const note = page.getByText(/^此为会员模板。免费版套用范文时改用免费模板/)
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: '套用社招范文' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)[\w-]+/)
    await expect(page.getByLabel('姓名')).toHaveValue('周文远')
  },
)

test(
  'graduates and those with experience find their ways side by side, and at any depth of the page',
  { tag: ['@everywhere'] },
  async ({ page }) => {
    await page.goto('/positions/frontend-engineer')
    const tops = await Promise.all(
      ['应届', '社招'].map(async (who) => {
        const ways = page.getByRole('region', { name: /^范文：/ })
        const box = await ways.getByRole('button', { name: `套用${who}范文` }).boundingBox()
        return { height: box!.height, width: box!.width }
      }),
    )
    expect(tops[0]).toEqual(tops[1])
    const bar = page.getByRole('form', { name: '为这个岗位新建简历' })
    await page.getByRole('heading', { name: '经历这样写' }).scrollIntoViewIfNeeded()
    await expect(bar.getByRole('button', { name: '套用应届范文' })).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page)
    await bar.getByRole('button', { name: '套用社招范文' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('蒲一舟')
  },
)
