import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { menuButton, openMenu } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { findPrinted } from '../support/printed-text'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

const phone = { tag: '@phone' }

/** Shows the pages, drawn: until they are pressed they are images, which have no letters. */
test.beforeEach(async ({ page }) => {
  await openNewDraft(page, 'sample:product-manager')
  await waitForScripts(page)
  await page.locator('label[for=pane-preview]').tap()
  const { x, y, width } = (await page.locator('aside .sheet').first().boundingBox())!
  await page.touchscreen.tap(x + width * 0.13, y + 30)
  await expect(sheet(page)).toHaveId('basics')
  await page.getByText('完成', { exact: true }).locator('visible=true').first().tap()
  await expect(sheet(page)).toHaveCount(0)
})

/** The part of the form over the pages. */
const sheet = (page: Page) => page.locator('[data-in-page-sheet]')
const pages = (page: Page) => page.locator('aside.editor-pages')
const scrollTop = (page: Page) => pages(page).evaluate((pane) => pane.scrollTop)
const pageWidth = async (page: Page) => (await page.locator('aside .sheet').first().boundingBox())!.width
/** The middle of a printed line is above the sheet and below the toolbar. */
async function expectInView(page: Page, text: string) {
  await expect(async () => {
    const { middle } = await findPrinted(page, text)
    const { y, height } = (await pages(page).boundingBox())!
    expect(middle).toBeGreaterThan(y)
    expect(middle).toBeLessThan(y + height)
    expect((await sheet(page).boundingBox())!.y).toBeGreaterThanOrEqual(y + height - 1)
  }).toPass()
}
async function tap(page: Page, text: string) {
  const { right, middle } = await findPrinted(page, text)
  await page.touchscreen.tap(right, middle)
}

test(
  'a press on a line of the page opens its entry below it, and closing it returns to the page',
  phone,
  async ({ page }) => {
    const before = await scrollTop(page)
    await tap(page, '岭海财经大学')
    await expect(sheet(page)).toHaveAttribute('class', /\bentry\b/)
    await expect(page.locator(':focus')).toHaveValue('岭海财经大学')
    await expectInView(page, '岭海财经大学')
    await page.keyboard.type('XY')
    await findPrinted(page, '岭海财经大学XY')
    await expectInView(page, '岭海财经大学XY')
    await expectNoAxeViolations(page)

    // Another line of what is seen of the page takes its place.
    await tap(page, '产品方法')
    await expect(page.locator(':focus')).toHaveValue('产品方法')
    await expect(sheet(page)).toHaveCount(1)
    await tap(page, '岭海财经大学')
    await expect(page.locator(':focus')).toHaveValue('岭海财经大学XY')

    await page.getByText('完成', { exact: true }).locator('visible=true').first().tap()
    await expect(sheet(page)).toHaveCount(0)
    await expect(page.locator('#pane-preview')).toBeChecked()
    expect(Math.abs((await scrollTop(page)) - before)).toBeLessThan(60)
    await expect(page.getByRole('group', { name: '缩放' })).toBeVisible()
  },
)

test(
  'a press on a heading opens its section, and the back button closes the sheet before it leaves the pages',
  phone,
  async ({ page }) => {
    await tap(page, '教育背景')
    await expect(sheet(page)).toHaveRole('region')
    await expect(page.getByRole('textbox', { name: '板块标题：教育背景' })).toBeFocused()
    await expect
      .poll(() => page.evaluate(() => JSON.stringify(history.state)))
      .toContain('"layersOverForm":2')
    await page.evaluate(() => history.back())
    await expect(sheet(page)).toHaveCount(0)
    await expect(page.locator('#pane-preview')).toBeChecked()

    await tap(page, '教育背景')
    await menuButton(sheet(page)).tap()
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
    await expect(pages(page)).toBeFocused()

    // A rich text takes keys of its own.
    await tap(page, '重做商家端核销')
    await expect(page.locator('[contenteditable=true]:focus')).toHaveCount(1)
    await page.keyboard.press('Escape')
    await expect(sheet(page)).toHaveCount(0)
  },
)

test('a deleted entry takes its sheet along', phone, async ({ page }) => {
  await tap(page, '岭海财经大学')
  await expect(sheet(page)).toHaveCount(1)
  await menuButton(sheet(page)).tap()
  await openMenu(page).getByRole('button', { name: '删除', exact: true }).tap()
  await expect(sheet(page)).toHaveCount(0)
  await expect(page.locator('#pane-preview')).toBeChecked()
})

test(
  'buttons and two fingers zoom the pages, which stay zoomed while one writes',
  phone,
  async ({ page, context }) => {
    const fit = await pageWidth(page)
    for (const name of ['缩小', '适合宽度', '放大'] as const) {
      const box = (await page.getByRole('button', { name }).boundingBox())!
      expect(Math.min(box.width, box.height), name).toBeGreaterThanOrEqual(44)
    }
    await page.getByRole('button', { name: '放大' }).tap()
    await expect.poll(() => pageWidth(page)).toBeCloseTo(fit * 1.5, 0)
    await expectNoAxeViolations(page)

    const finger = await context.newCDPSession(page)
    const touch = (type: string, ...points: number[][]) =>
      finger.send('Input.dispatchTouchEvent', {
        type: type as 'touchStart',
        touchPoints: points.map(([x = 0, y = 0], id) => ({ x, y, id })),
      })
    await touch('touchStart', [150, 400], [250, 400])
    for (let step = 1; step <= 5; step++)
      await touch('touchMove', [150 - step * 10, 400], [250 + step * 10, 400])
    await touch('touchEnd')
    await expect.poll(() => pageWidth(page)).toBeCloseTo(fit * 3, -1)
    // The bars keep their size: it was not the browser that zoomed.
    expect(await page.evaluate(() => visualViewport!.scale)).toBe(1)

    // One finger scrolls in both directions.
    const moved = (side: 'scrollLeft' | 'scrollTop') => pages(page).evaluate((pane, side) => pane[side], side)
    const [left, top] = [await moved('scrollLeft'), await moved('scrollTop')]
    const swipe = async (x: number, y: number) => {
      await touch('touchStart', [300, 600])
      for (let step = 1; step <= 6; step++) await touch('touchMove', [300 + x * step, 600 + y * step])
      await touch('touchEnd')
    }
    await swipe(0, -40)
    await expect.poll(() => moved('scrollTop')).toBeGreaterThan(top + 50)
    await swipe(-30, 0)
    await expect.poll(() => moved('scrollLeft')).toBeGreaterThan(left + 50)

    // A tap while the pages still glide would only stop them.
    await expect(async () => {
      const before = [await moved('scrollLeft'), await moved('scrollTop')]
      await page.waitForTimeout(100)
      expect([await moved('scrollLeft'), await moved('scrollTop')]).toEqual(before)
    }).toPass()
    // Into a rich text, whose editor takes keys of its own.
    const line = await findPrinted(page, '误识别量')
    await pages(page).evaluate((pane, [x, y]) => pane.scrollBy(x, y), [
      line.left - 100,
      line.middle - 300,
    ] as const)
    await tap(page, '误识别量')
    await expect(sheet(page)).toHaveCount(1)
    expect(await pageWidth(page)).toBeCloseTo(fit * 3, -1)
    await page.keyboard.press('Escape')
    await page.getByRole('button', { name: '适合宽度' }).tap()
    await expect.poll(() => pageWidth(page)).toBeCloseTo(fit, 0)
  },
)

test(
  'a tap focuses the field while it lasts: a phone shows its keyboard for no other',
  phone,
  async ({ page }) => {
    // The pages are prepared once nothing else is to be done; the first sheet has been opened and closed.
    const { right, middle } = await findPrinted(page, '岭海财经大学')
    await page.evaluate(() => {
      addEventListener('click', () => {
        const field = document.activeElement
        const isField =
          field instanceof HTMLElement && field.matches('input, textarea, [contenteditable=true]')
        document.documentElement.dataset.focusedInTap = String(
          isField && field.closest('[data-in-page-sheet]') !== null,
        )
      })
    })
    await page.touchscreen.tap(right, middle)
    await expect(page.locator('html')).toHaveAttribute('data-focused-in-tap', 'true')
    // The letters then lead to the very field.
    await expect(page.locator(':focus')).toHaveValue('岭海财经大学')
  },
)
