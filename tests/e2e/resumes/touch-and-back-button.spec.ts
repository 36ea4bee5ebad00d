import type { CDPSession, Locator, Page } from '@playwright/test'
import { openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { openNewDraft } from '../support/stored-resume'

const phone = { tag: '@phone' }

test(
  'a long press drags an entry, and the back button closes panels before it leaves the editor',
  phone,
  async ({ page, context }) => {
    await page.goto('/resume/create')
    await openNewDraft(page, 'sample:product-manager')
    await page.locator('html.scripted').waitFor()
    const work = await openSection(page, '工作经历')
    const heads = work.locator('.entry > [data-grip]')
    const names = heads.locator('[id^="h-"]')
    const [first = '', second = ''] = await names.allInnerTexts()
    await toMiddle(heads.first())

    const finger = await context.newCDPSession(page)
    const loaded = page.waitForResponse(/sortable-manager/)
    await swipe(finger, heads.first(), -80)
    await loaded
    await expect(names).toHaveText([first, second])
    await expect(async () => {
      await toMiddle(heads.first())
      await stands(page)
      await dragBelow(finger, heads.nth(0), heads.nth(1))
      await expect(names).toHaveText([second, first], { timeout: 3_000 })
    }).toPass()
    await expect(work.locator('details.entry[open]')).toHaveCount(0)

    const address = page.url()
    const requested: string[] = []
    page.on('request', (request) => {
      if (request.method() === 'GET' && request.url().includes('.data')) requested.push(request.url())
    })
    await heads.first().tap()
    await expect(work.locator('details.entry[open]')).toHaveCount(1)
    await expect.poll(() => page.evaluate(() => JSON.stringify(history.state))).toContain('layersOverForm')
    await page.evaluate(() => history.back())
    await expect(work.locator('details.entry[open]')).toHaveCount(0)
    await page.locator('label[for=pane-preview]').tap()
    await expect(page.locator('#pane-preview')).toBeChecked()
    await page.evaluate(() => history.back())
    await expect(page.locator('#pane-content')).toBeChecked()
    expect(page.url()).toBe(address)
    expect(requested, 'the page was not asked for again').toEqual([])
    await page.evaluate(() => history.back())
    await expect(page).toHaveURL(/\/resume\/create$/)
  },
)

async function touch(finger: CDPSession, type: 'touchStart' | 'touchMove' | 'touchEnd', x = 0, y = 0) {
  await finger.send('Input.dispatchTouchEvent', { type, touchPoints: type === 'touchEnd' ? [] : [{ x, y }] })
}

async function toMiddle(row: Locator) {
  await row.evaluate((element) => element.scrollIntoView({ block: 'center' }))
}

/** Waits for scrolling to end: a touch on a scrolling page stops it and drags no row. */
async function stands(page: Page) {
  const moved = () =>
    page.evaluate(async () => {
      const before = scrollY
      await new Promise((passed) => setTimeout(passed, 150))
      return scrollY - before
    })
  await expect.poll(moved).toBe(0)
}

async function placeOf(row: Locator) {
  const { x = 0, y = 0, height = 0 } = (await row.boundingBox()) ?? {}
  return { x: x + 150, y: y + height / 2 }
}

async function swipe(finger: CDPSession, row: Locator, by: number) {
  const { x, y } = await placeOf(row)
  await touch(finger, 'touchStart', x, y)
  for (let step = 1; step <= 4; step++) await touch(finger, 'touchMove', x, y + (by * step) / 4)
  await touch(finger, 'touchEnd')
}

async function dragBelow(finger: CDPSession, row: Locator, other: Locator) {
  const [from, to] = [await placeOf(row), await placeOf(other)]
  await touch(finger, 'touchStart', from.x, from.y)
  try {
    // The drag has started once it is announced to screen readers.
    await row
      .page()
      .locator('[data-dnd-dragging], [popover]:popover-open')
      .first()
      .waitFor({ timeout: 5_000 })
    for (let step = 1; step <= 8; step++)
      await touch(finger, 'touchMove', from.x, from.y + ((to.y - from.y + 16) * step) / 8)
  } finally {
    await touch(finger, 'touchEnd')
  }
}
