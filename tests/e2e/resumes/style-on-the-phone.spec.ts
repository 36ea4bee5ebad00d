import type { CDPSession, Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

const phone = { tag: '@phone' }
let finger: CDPSession

test.beforeEach(async ({ page, context }) => {
  await openNewDraft(page, 'sample:product-manager')
  await waitForScripts(page)
  await page.locator('label[for="pane-style"]').tap()
  // The panel can be pressed once its scripts have started.
  await expect(page.locator('#style-panel:not([inert])')).toBeVisible()
  finger = await context.newCDPSession(page)
})

const strip = (page: Page) => page.locator('.template-strip')
const slider = (page: Page) => page.getByLabel('段距')
const scrolled = (page: Page) => page.evaluate(() => scrollY)

/** Brings something to where a finger can go up from it, clear of the bars. */
const showLow = (target: Locator) =>
  target.evaluate((element) =>
    scrollBy({ top: element.getBoundingClientRect().bottom - innerHeight + 120, behavior: 'instant' }),
  )

async function swipe(from: { x: number; y: number }, by: { x?: number; y?: number }) {
  const send = (type: 'touchStart' | 'touchMove', step: number) =>
    finger.send('Input.dispatchTouchEvent', {
      type,
      touchPoints: [{ x: from.x + ((by.x ?? 0) * step) / 8, y: from.y + ((by.y ?? 0) * step) / 8 }],
    })
  await send('touchStart', 0)
  for (let step = 1; step <= 8; step++) await send('touchMove', step)
  await finger.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
}

async function placeIn(target: Locator, part = 0.5) {
  const { x, y, width, height } = (await target.boundingBox())!
  return { x: x + width * part, y: y + height / 2 }
}

test(
  'a finger that goes up on the templates or a slider scrolls the page and sets nothing',
  phone,
  async ({ page }) => {
    const chosen = () => page.locator('[name="style.template"]:checked').getAttribute('value')
    const [template, before] = [await chosen(), await scrolled(page)]
    await swipe(await placeIn(strip(page)), { y: -160 })
    await expect.poll(() => scrolled(page)).toBeGreaterThan(before + 60)
    expect(await chosen()).toBe(template)

    const value = await slider(page).inputValue()
    for (const part of [0.1, 0.9]) {
      await showLow(slider(page))
      const from = await scrolled(page)
      await swipe(await placeIn(slider(page), part), { x: 4, y: -120 })
      await expect.poll(() => scrolled(page)).toBeGreaterThan(from + 40)
      expect(await slider(page).inputValue()).toBe(value)
    }
  },
)

test('a slider goes with a finger sideways, and to where it taps', phone, async ({ page }) => {
  await showLow(slider(page))
  const from = await scrolled(page)
  await swipe(await placeIn(slider(page), 0.2), { x: 150, y: 6 })
  await expect.poll(async () => Number(await slider(page).inputValue())).toBeGreaterThan(1.1)
  expect(await scrolled(page)).toBe(from)
  const { x, y } = await placeIn(slider(page), 0.02)
  await page.touchscreen.tap(x, y)
  await expect(slider(page)).toHaveValue('0.6')
})

test(
  'all templates open below each other, with their search and stars beside the names',
  phone,
  async ({ page }) => {
    const cards = page.locator('[data-template]:visible')
    await expect(page.getByRole('searchbox', { name: '搜索模板' })).toBeHidden()
    await page.getByRole('button', { name: /^全部 \d+ 款$/ }).tap()
    const search = page.getByRole('searchbox', { name: '搜索模板' })
    await expect(search).toBeVisible()
    const isWhole = (field: HTMLInputElement) => {
      const pen = document.createElement('canvas').getContext('2d')!
      pen.font = getComputedStyle(field).font
      const { paddingLeft, paddingRight } = getComputedStyle(field)
      return (
        pen.measureText(field.placeholder).width <=
        field.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight)
      )
    }
    expect(await search.evaluate(isWhole as (field: SVGElement | HTMLElement) => boolean)).toBe(true)

    const star = cards.nth(1).getByRole('button', { name: /^收藏/ })
    const [picture, mark] = [(await cards.nth(1).locator('img').boundingBox())!, (await star.boundingBox())!]
    expect(mark.y).toBeGreaterThanOrEqual(picture.y + picture.height)
    const tops = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().top))
    expect(new Set(tops).size).toBeGreaterThan(15)
    await expectNoAxeViolations(page)

    const other = cards.nth(10)
    await other.locator('label').tap()
    await expect(other.locator('[name="style.template"]')).toBeChecked()
    await page.getByRole('button', { name: '收起模板' }).tap()
    await expect(search).toBeHidden()
    await expect(other).toBeInViewport()
  },
)
