import type { APIRequestContext, Page } from '@playwright/test'
import sharp from 'sharp'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'

/** The address of the picture that a page is shared with, and what is read in place of it. */
async function cardOf(page: Page): Promise<{ address: string; alt: string }> {
  const contentOf = async (property: string) =>
    (await page.locator(`meta[property="${property}"]`).getAttribute('content')) ?? ''
  expect([await contentOf('og:image:width'), await contentOf('og:image:height')]).toEqual(['1200', '630'])
  await expect(page.locator('meta[name="twitter:card"]')).toHaveAttribute('content', 'summary_large_image')
  const address = await contentOf('og:image')
  await expect(page.locator('meta[name="twitter:image"]')).toHaveAttribute('content', address)
  return { address, alt: await contentOf('og:image:alt') }
}

async function expectPicture(request: APIRequestContext, address: string): Promise<void> {
  const answer = await request.get(address)
  expect([answer.status(), answer.headers()['content-type']], address).toEqual([200, 'image/png'])
  const png = await answer.body()
  const { width, height } = await sharp(png).metadata()
  expect([width, height], address).toEqual([1200, 630])
  expect(png.length, address).toBeLessThan(150_000)
}

test(
  'a link to a template, a position, an article or an invitation is shared with a picture of its own',
  { tag: '@desktop' },
  async ({ page, context, browser, request, watch }) => {
    const pages = [
      ['/tpls/academic', '学术简历·论文编号'],
      ['/positions/backend-java-engineer', 'Java 后端开发工程师'],
      ['/positions/backend-go-engineer', 'Go 后端开发工程师'],
      ['/blogs/detail/one-page-or-two', '一页还是两页'],
    ] as const
    const addresses: string[] = []
    for (const [path, name] of pages) {
      await page.goto(path)
      const { address, alt } = await cardOf(page)
      expect(alt).toContain(name)
      await expectPicture(request, address)
      addresses.push(address)
    }

    await logIn(context)
    await page.goto('/user/invite')
    const link = new URL((await page.getByText(/inviterCode=/).textContent())!)
    const friend = await browser.newContext({ locale: 'zh-CN' })
    watch(friend)
    const visit = await friend.newPage()
    await visit.goto(link.pathname + link.search)
    const { address, alt } = await cardOf(visit)
    expect(alt).toBe('好友邀请你使用智能简历')
    await expectPicture(request, address)
    expect(new Set([...addresses, address]).size).toBe(pages.length + 1)
    await friend.close()

    await page.goto('/pricing')
    expect(new URL((await cardOf(page)).address).pathname).toBe('/social-card.png')
    expect((await request.get('/cards/templates/nothing.png')).status()).toBe(404)
  },
)
