import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'

test(
  'the finished resume of a position is seen, read, and taken over by a press',
  { tag: ['@everywhere', '@deep-phone'] },
  async ({ page }) => {
    await page.goto('/positions?industry=software')
    const card = page.getByRole('link', { name: /^前端开发工程师/ })
    await expect(card).toContainText('范文')
    await card.click()

    const picture = page.getByRole('img', { name: /前端开发·四年经验/ })
    await expect
      .poll(() => picture.evaluate((img: HTMLImageElement) => img.naturalWidth))
      .toBeGreaterThan(100)
    const text = page.getByRole('region', { name: '范文全文' }).getByRole('article')
    await expect(text.getByRole('heading', { name: '蒲一舟' })).toBeVisible()
    await expect(text.getByRole('listitem').filter({ hasText: 'LCP由4.6秒降到1.9秒' })).toBeVisible()

    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: '一键套用' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('蒲一舟')
    await expect(page.getByLabel('意向岗位')).toHaveValue('前端开发工程师')
  },
)

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
    const note = page.getByText(/^此为会员模板；免费版用户套用时，将改用/)
    await expect(note).toBeVisible()
    await page.getByRole('button', { name: '一键套用' }).first().click()
    await expect(page).toHaveURL(/\/resume\/edit\/(?!offline)[\w-]+/)
    await expect(page.getByLabel('姓名')).toHaveValue('周文远')
  },
)

test(
  'graduates and those with experience find their ways side by side, and at any depth of the page',
  { tag: ['@everywhere'] },
  async ({ page }) => {
    await page.goto('/positions/frontend-engineer')
    const ways = page.getByRole('region', { name: /^范文：/ })
    const tops = await Promise.all(
      ['按应届创建', '一键套用'].map(async (name) => {
        const box = await ways.getByRole('button', { name }).boundingBox()
        return { height: box!.height, width: box!.width }
      }),
    )
    expect(tops[0]).toEqual(tops[1])
    const bar = page.getByRole('form', { name: '为这个岗位新建简历' })
    await page.getByRole('heading', { name: '经历这样写' }).scrollIntoViewIfNeeded()
    await expect(bar.getByRole('button', { name: '按应届创建' })).toBeInViewport({ ratio: 1 })
    await expectNoAxeViolations(page)
    await bar.getByRole('button', { name: '一键套用' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('蒲一舟')
  },
)
