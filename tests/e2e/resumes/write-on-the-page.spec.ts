import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { caret, caretPlace, press } from '../support/page-caret'
import { findPrinted } from '../support/printed-text'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

test.beforeEach(async ({ page }) => {
  await openNewDraft(page, 'sample:product-manager')
  await waitForScripts(page)
  // The pages are drawn once the mouse is on them; then it is known which letters they show.
  const letters = page.waitForResponse('**/sheets/glyph-letters')
  await page.locator('aside .sheet').first().hover()
  await letters
})

/** The text that is written, in the order of the letters. */
const writtenText = (page: Page) =>
  page.evaluate(() => {
    const field = document.activeElement as HTMLElement
    return field instanceof HTMLInputElement ? field.value : field.innerText
  })

test(
  'a text is written on the page: letters, a new bullet, other lines by the arrows',
  { tag: '@desktop' },
  async ({ page }) => {
    const line = await press(page, '走访 46 家门店', 'right')
    await page.keyboard.type('XYZ')
    await expect.poll(async () => (await findPrinted(page, '家门店XYZ')).right).toBeGreaterThan(line.right)
    expect(await writtenText(page)).toContain('走访46家门店XYZ')

    await page.keyboard.press('Enter')
    await page.keyboard.type('W')
    await findPrinted(page, 'W并分析')
    await expect(page.getByRole('listitem').filter({ hasText: 'W并分析' })).toBeVisible()

    // Up and down go by the lines of the page, which are wider than those of the form.
    const start = await caretPlace(page)
    await page.keyboard.press('ArrowUp')
    await expect.poll(async () => (await caretPlace(page)).y).toBeLessThan(start.y - 5)
    await page.keyboard.press('End')
    await expect.poll(async () => (await caretPlace(page)).x).toBeGreaterThan(start.x + 50)
    await page.keyboard.press('ArrowUp')
    await expect(page.locator(':focus')).toHaveAttribute('id', 'f-sections[1].items[0].title')
    await page.keyboard.press('Tab')
    await expect(page.getByLabel('职位').first()).toBeFocused()
    await expect(caret(page)).toHaveCount(1)
    await expectNoAxeViolations(page)

    await page.keyboard.press('Escape')
    await expect(caret(page)).toHaveCount(0)
    await expect(page.getByRole('complementary', { name: '预览' })).toBeFocused()
  },
)

test(
  'a new bullet behind the last one has its caret and its dot under the others, before it has a letter',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, '90% 以上。', 'right')
    const others = await findPrinted(page, '推行需求')
    await page.keyboard.press('Enter')
    await expect.poll(async () => Math.abs((await caretPlace(page)).x - others.left)).toBeLessThan(4)
    await expect.poll(async () => (await caretPlace(page)).y).toBeGreaterThan(others.middle + 8)
    await expect(page.locator('.page-caret-new-bullet')).toHaveCount(1)
    await page.keyboard.type('新')
    await expect(page.locator('.page-caret-new-bullet')).toHaveCount(0)
    expect((await findPrinted(page, '新')).left).toBeGreaterThan(others.left - 4)
  },
)

test(
  'a drawn mouse selects on the page, two clicks select a word, and what is selected is written over',
  { tag: '@desktop' },
  async ({ page }) => {
    const from = await findPrinted(page, '走访')
    const to = await findPrinted(page, '8,200')
    await page.mouse.move(from.left, from.middle)
    await page.mouse.down()
    await page.mouse.move(from.left + 40, from.middle, { steps: 3 })
    await page.mouse.move(to.left, to.middle, { steps: 5 })
    await page.mouse.up()
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('走访46家门店并分析')
    await expect(page.locator('.page-selection')).toHaveCount(1)
    await page.keyboard.type('看过')
    await findPrinted(page, '看过8,200')

    const word = await findPrinted(page, '发现')
    await page.mouse.dblclick((word.left + word.right) / 2, word.middle)
    await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('发现')
  },
)

test(
  'pinyin is composed on the page, and no letter is doubled or lost',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await press(page, '走访', 'left')
    const apart = async () => {
      const shown = await caretPlace(page)
      const typedAt = await page.evaluate(() => getSelection()!.getRangeAt(0).getBoundingClientRect().top)
      return Math.abs(typedAt - shown.y)
    }
    // No hand begins to type before the field has followed the press.
    await expect.poll(apart).toBeLessThan(20)
    const keyboard = await context.newCDPSession(page)
    for (const text of ['z', 'zh', 'zhong', 'zhong guo'])
      await keyboard.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await expect(page.locator('.page-composition')).toHaveText('zhong guo')
    // What is composed is not on the page yet, and the field's own caret stays at that of the page.
    await expect.poll(apart).toBeLessThan(20)
    await keyboard.send('Input.insertText', { text: '中国' })
    await findPrinted(page, '中国走访')
    await expect(page.locator('.page-composition')).toHaveCount(0)
    expect((await writtenText(page)).match(/中国/g)).toHaveLength(1)
  },
)

test(
  'an entry is drawn above another one on the page, and Escape lets it go where it was',
  { tag: '@desktop' },
  async ({ page }) => {
    const [first, second] = [await findPrinted(page, '深圳简舟'), await findPrinted(page, '广州橙汀')]
    const grip = page.locator('.page-grip')
    const drag = async () => {
      await page.mouse.move(second.left + 30, second.middle)
      const box = (await grip.boundingBox())!
      await page.mouse.move(box.x + 8, box.y + 10)
      await page.mouse.down()
      await page.mouse.move(first.left + 60, first.middle, { steps: 6 })
      await expect(page.locator('.page-drop-line')).toHaveCount(1)
    }
    await drag()
    await page.keyboard.press('Escape')
    await expect(page.locator('.page-drop-line')).toHaveCount(0)
    await page.mouse.up()
    expect((await findPrinted(page, '广州橙汀')).middle).toBe(second.middle)

    await drag()
    await page.mouse.up()
    await expect
      .poll(
        async () =>
          (await findPrinted(page, '广州橙汀')).middle < (await findPrinted(page, '深圳简舟')).middle,
      )
      .toBe(true)
    await page.keyboard.press('Control+z')
    await expect.poll(async () => (await findPrinted(page, '广州橙汀')).middle).toBe(second.middle)
  },
)

test(
  'the bar of the pages says which one is in view and zooms them, by mouse and by keyboard',
  { tag: '@desktop' },
  async ({ page }) => {
    const bar = page.getByRole('group', { name: '页数与缩放' })
    await expect(bar).toContainText(/第 1\/\d 页/)
    // Pages are images until the mouse is on them, and drawings then.
    const sheet = page.locator('aside svg.sheet').first()
    await sheet.waitFor()
    const width = async () => (await sheet.boundingBox())?.width ?? 0
    const fit = await width()
    await bar.getByRole('button', { name: '放大' }).click()
    await expect.poll(width).toBeGreaterThan(fit * 1.08)
    // One writes on a page that is zoomed.
    await press(page, '走访 46 家门店', 'right')
    await page.keyboard.type('XYZ')
    await findPrinted(page, '家门店XYZ')
    await bar.getByRole('button', { name: '缩小' }).focus()
    await page.keyboard.press('Enter')
    await expect.poll(width).toBeCloseTo(fit, 0)
    await page.keyboard.press('Enter')
    await expect.poll(width).toBeLessThan(fit * 0.92)
    await expect(bar).toContainText('90%')
    await bar.getByRole('button', { name: '适合宽度' }).press('Enter')
    await expect.poll(width).toBeCloseTo(fit, 0)
    await expect(bar).toContainText('100%')
    await bar.getByRole('button', { name: '整页' }).press('Enter')
    await expect(sheet).toBeInViewport({ ratio: 1 })
    expect(await width()).toBeGreaterThan(fit / 2)
    await expectNoAxeViolations(page)
  },
)

test(
  'the title of a section that is written on the page leaves its row in the form on one line',
  { tag: '@desktop' },
  async ({ page }) => {
    await press(page, '工作经历', 'right')
    await page.keyboard.type('与成果')
    await findPrinted(page, '工作经历与成果')
    const section = page.getByRole('region', { name: '工作经历与成果' })
    await expect(section.locator('.field-on-page')).toHaveValue('工作经历与成果')
    // A title in the flow pushes what is below it down; the row itself stays in sight while the form scrolls.
    const gap = () =>
      section
        .locator('.section-fold')
        .evaluate(
          (one) => one.getBoundingClientRect().top - one.closest('section')!.getBoundingClientRect().top,
        )
    await expect.poll(gap).toBeCloseTo(0, 0)
  },
)

test('over the page a text has four tools and “…”', { tag: '@desktop' }, async ({ page }) => {
  await press(page, '走访 46 家门店', 'right')
  const tools = page.locator('.rich-text-tools[data-on-page] button').locator('visible=true')
  await expect(tools).toHaveCount(5)
  await page.getByRole('button', { name: '更多格式' }).click()
  expect(await tools.count()).toBeGreaterThan(8)
})

test(
  'a press finds its letter also when the service is slow to say which letters are printed',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.route('**/sheets/glyph-letters', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_200))
      await route.continue()
    })
    await press(page, '走访 46 家门店', 'right')
    await page.keyboard.type('XYZ')
    await findPrinted(page, '家门店XYZ')
  },
)
