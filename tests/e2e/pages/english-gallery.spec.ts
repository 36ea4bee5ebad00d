import { expect, test } from '../support/fixtures'

test.use({ locale: 'en-US' })

test(
  'a reader of English sees templates filled in English, forms for China marked, and starts with an English page',
  { tag: '@everywhere' },
  async ({ page }) => {
    const srcs = () =>
      page.locator('main img').evaluateAll((images) => images.map((image) => image.getAttribute('src')!))
    await page.goto('/tpls')
    const first = page.getByRole('article').first().locator('img').first()
    await expect(first).toHaveAttribute('src', /^\/thumbnails\/templates\/[a-z-]+\?language=en/)
    await expect.poll(() => first.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    expect((await srcs()).filter((src) => !src.includes('language=en'))).toEqual([])

    await page.goto('/tpls?collection=form')
    const form = page.getByRole('article').filter({ hasText: 'Civil service form' })
    await expect(form).toContainText('Chinese-language form')

    await page.goto('/tpls/harvard')
    await expect(page.getByRole('heading', { level: 1 })).not.toContainText('Chinese-language form')
    expect((await srcs()).filter((src) => !src.includes('language=en'))).toEqual([])
    await page
      .getByRole('main')
      .getByRole('button', { name: 'Use this template', exact: true })
      .first()
      .click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(
      page.locator('[name="style.headings"] option:checked, [name="style.headings"]:checked'),
    ).toHaveAttribute('value', 'en')
  },
)

test(
  'the samples of an English page begin with people who write English',
  { tag: '@everywhere' },
  async ({ page }) => {
    await page.goto('/resume/create')
    const cards = page.locator('button[value^="sample:"]')
    await expect(cards.first()).toContainText('Senior software engineer')
    await expect(cards.nth(1)).toContainText('Growth marketing manager')
  },
)
