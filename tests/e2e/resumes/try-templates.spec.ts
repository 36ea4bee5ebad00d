import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

const open = async (page: Page) => {
  await page.goto('/tpls/band')
  await page.getByRole('button', { name: '使用这款模板' }).first().click()
  await page.locator('label[for="pane-style"]').click()
  await expect(page.getByRole('searchbox', { name: '搜索模板' })).toBeVisible()
}
const cards = (page: Page) => page.locator('[data-template]:visible')

test(
  'templates are tried by arrow keys, filtered, found by pinyin and marked before one is chosen',
  { tag: ['@deep', '@desktop'] },
  async ({ page }) => {
    await open(page)
    const chosen = () => page.locator('[name="style.template"]:checked').getAttribute('value')
    const before = await chosen()
    const pageMarkup = () =>
      page.locator('.editor-pages svg.sheet, .editor-pages img.sheet').first().innerHTML()
    await page.locator('[name="style.template"]:checked').focus()
    await page.keyboard.press('ArrowDown')
    await expect.poll(pageMarkup).not.toBe('')
    const tried = await pageMarkup()
    expect(await chosen()).toBe(before)
    await page.keyboard.press('ArrowDown')
    await expect.poll(pageMarkup).not.toBe(tried)
    await page.keyboard.press('Escape')
    expect(await chosen()).toBe(before)
    await expect(page.locator('[name="style.template"]:checked')).toBeFocused()

    const all = await cards(page).count()
    await page.getByRole('button', { name: '双栏', exact: true }).click()
    await expect.poll(() => cards(page).count()).toBeLessThan(all)
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '清除条件' }).click()
    await page.getByRole('searchbox', { name: '搜索模板' }).fill('kuaiji')
    await expect.poll(() => cards(page).count()).toBeLessThan(20)
    const found = cards(page).last()
    await found.hover()
    await found.getByRole('button', { name: /^收藏/ }).click()
    await page.getByRole('searchbox', { name: '搜索模板' }).fill('')
    await page.getByRole('button', { name: '收藏', exact: true }).click()
    await expect(cards(page)).toHaveCount(2)
    await cards(page).last().locator('label').click()
    await expect.poll(chosen).not.toBe(before)
  },
)

test(
  'the strip shows one’s own page in the templates that are in view',
  { tag: ['@desktop'] },
  async ({ page }) => {
    await open(page)
    const pictures = cards(page).locator('img')
    await expect(pictures.first()).toHaveAttribute('srcset', /^\/thumbnails\//)
    await page.locator('label[for="pane-content"]').click()
    await page.getByLabel('姓名', { exact: true }).fill('林晚')
    await page.locator('label[for="pane-style"]').click()
    await expect(pictures.first()).toHaveAttribute('srcset', /^blob:/)
    // Its pixels have come, not only its address.
    await expect
      .poll(() =>
        pictures.nth(1).evaluate((image: HTMLImageElement) => [image.currentSrc, image.naturalWidth]),
      )
      .toEqual([expect.stringMatching(/^blob:/), 120])
  },
)

test(
  'what a template does not keep is said before and after it is chosen, and can be taken back',
  { tag: ['@desktop'] },
  async ({ page }) => {
    await open(page)
    await page.getByLabel('字号').fill('12')
    const card = page.locator('[data-template]').nth(2)
    await card.hover()
    await expect(card.getByText(/字号改用模板默认设置/)).toBeVisible()
    await card.locator('label').click()
    const toast = page.getByText(/^已换成/)
    await expect(toast).toBeVisible()
    await page.getByRole('button', { name: '撤销' }).last().click()
    await expect(page.locator('[name="style.template"]:checked')).toHaveValue(/^band@/)
    await expect(page.getByLabel('字号')).toHaveValue('12')
  },
)

test(
  'a favourite is kept in the account, and one of a guest is carried over at login',
  { tag: ['@desktop', '@deep-no-javascript'] },
  async ({ page, context, javaScriptEnabled }) => {
    if (javaScriptEnabled) {
      await page.goto('/tpls?collection=all')
      await waitForHydration(page, true)
      await page.getByRole('button', { name: /^收藏/ }).nth(1).click()
      await expect(page.getByRole('button', { name: /^收藏/, pressed: true })).toHaveCount(1)
    }
    await logIn(context)
    await page.goto('/resume/tpls?collection=all')
    await waitForHydration(page, javaScriptEnabled)
    if (javaScriptEnabled)
      await expect(page.getByRole('button', { name: /^收藏/, pressed: true })).toHaveCount(1)
    await page.getByRole('button', { name: /^收藏/ }).first().click()
    if (javaScriptEnabled) {
      await expect(page.getByRole('button', { name: /^收藏/, pressed: true })).toHaveCount(2)
      await page.getByRole('link', { name: '收藏' }).click()
    }
    await expect(page).toHaveURL(/favourites=mine/)
    await expect(page.getByRole('article')).toHaveCount(javaScriptEnabled ? 2 : 1)
    if (javaScriptEnabled) return
    await page.getByRole('button', { name: /^收藏/, pressed: true }).click()
    await expect(page.getByText('还没有收藏的模板')).toBeVisible()
  },
)
