import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'

test(
  'an article is found by its type, read by its table of contents, and followed to the next one',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, isMobile }) => {
    await page.goto('/blogs')
    await expect(page).toHaveURL(/\/blogs\/list\/guide$/)
    await page.getByRole('navigation', { name: '文章分类' }).getByRole('link', { name: '面试' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('面试')
    await expectNoAxeViolations(page)
    const first = page.getByRole('main').getByRole('listitem').getByRole('heading', { level: 2 }).first()
    const title = await first.innerText()
    await first.getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(title)
    await expectNoAxeViolations(page)
    if (!isMobile) {
      const last = page.getByRole('navigation', { name: '本文内容' }).getByRole('link').last()
      const part = await last.innerText()
      await last.click()
      await expect(page.getByRole('heading', { level: 2, name: part })).toBeInViewport()
    }
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    await page.getByRole('navigation', { name: '相邻文章' }).getByRole('link').first().click()
    await expect(page.getByRole('heading', { level: 1 })).not.toHaveText(title)
  },
)

test(
  'unknown article types, pages and articles respond with not found',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    expectProblem(/^404 GET .*\/blogs\//)
    for (const path of ['list/novels', 'list/guide?page=99', 'list/guide?page=0', 'detail/nobody-wrote-this'])
      expect((await page.goto(`/blogs/${path}`))?.status(), path).toBe(404)
  },
)

test('the feed and the sitemap list every article', { tag: '@desktop' }, async ({ request, baseURL }) => {
  const feed = await (await request.get('/blogs/rss.xml')).text()
  const articles = [...feed.matchAll(/<guid>(.*?)<\/guid>/g)].map(([, address]) => address!)
  expect(articles.length).toBeGreaterThan(10)
  const sitemap = await (await request.get('/sitemap.xml')).text()
  for (const address of articles) {
    expect(address.startsWith(`${baseURL}/blogs/detail/`)).toBe(true)
    expect(sitemap).toContain(`<loc>${address}</loc>`)
  }
})
