import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

/** A draft made from a position leaves school, major and degree to be filled in. */
async function openSchool(page: Page) {
  await openNewDraft(page, 'position:accountant')
  await waitForScripts(page)
  const entry = await openEntry(await openSection(page, '教育背景'))
  return {
    school: entry.getByRole('combobox', { name: '学校' }),
    major: entry.getByRole('combobox', { name: '专业' }),
    degree: entry.getByRole('combobox', { name: '学历' }),
  }
}

test('what is typed after one press takes the place of a placeholder', async ({ page, isMobile }) => {
  const { school, major, degree } = await openSchool(page)
  await expect(school).toHaveValue('〔学校全称〕')
  const marked = await school.evaluate((one) => getComputedStyle(one).backgroundColor)
  if (isMobile) await school.tap()
  else await school.click()
  await page.keyboard.insertText('湖北经济学院')
  await expect(school).toHaveValue('湖北经济学院')
  expect(await school.evaluate((one) => getComputedStyle(one).backgroundColor)).not.toBe(marked)
  await page.keyboard.press('Escape')
  await expect(page.locator('[id^="h-"]', { hasText: '湖北经济学院' }).first()).toHaveText('湖北经济学院')

  // Its list is the one of an empty field.
  await degree.click()
  await page.getByRole('option', { name: '本科', exact: true }).click()
  await expect(degree).toHaveValue('本科')
  await expectNoAxeViolations(page)
  await expect(major).toHaveValue('〔专业〕')
})

test(
  'another press puts the caret, and Tab selects the next placeholder',
  { tag: '@desktop' },
  async ({ page }) => {
    const { school, major } = await openSchool(page)
    await school.click({ position: { x: 50, y: 20 } })
    await school.click({ position: { x: 50, y: 20 } })
    await page.keyboard.press('End')
    await page.keyboard.press('ArrowLeft')
    await page.keyboard.insertText('或简称')
    await expect(school).toHaveValue('〔学校全称或简称〕')
    await page.keyboard.press('Tab')
    await expect(major).toBeFocused()
    await page.keyboard.insertText('会计学')
    await expect(major).toHaveValue('会计学')
  },
)

test(
  'an input method composes in place of a placeholder once',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const { school } = await openSchool(page)
    await school.click()
    const session = await context.newCDPSession(page)
    for (const text of ['h', 'hu', 'hubei'])
      await session.send('Input.imeSetComposition', {
        text,
        selectionStart: text.length,
        selectionEnd: text.length,
      })
    await session.send('Input.insertText', { text: '湖北' })
    await expect(school).toHaveValue('湖北')
  },
)

test(
  'on a phone the sheet stays where it is, and leads from one placeholder to the next, in the next entry as well',
  { tag: '@phone' },
  async ({ page }) => {
    await openNewDraft(page, 'position:accountant')
    await waitForScripts(page)
    const entry = await openEntry(await openSection(page, '实习经历'))
    await expect(entry.locator('[contenteditable=true]')).toBeVisible()
    const scrollTop = () => entry.evaluate((sheet) => sheet.scrollTop)
    const last = entry.locator('.unfilled-mark').last()
    await last.tap()
    await expect.poll(() => entry.evaluate((sheet) => sheet.style.scrollPaddingBottom)).toBe('8px')
    const before = await scrollTop()
    await page.keyboard.insertText('12')
    await expect(last).not.toBeFocused()
    expect(await scrollTop()).toBe(before)

    const next = page.locator('.entry[open]').getByRole('button', { name: '下一处待填' })
    await entry.getByRole('combobox', { name: '职位' }).or(entry.getByLabel('职位')).first().tap()
    await next.tap()
    await expect(entry.locator('[contenteditable=true]')).toBeFocused()
    expect(await page.evaluate(() => getSelection()!.toString())).toMatch(/^〔.+〕$/)
    await expectNoAxeViolations(page)
    for (
      let presses = 0;
      presses < 12 && (await entry.evaluate((one) => (one as HTMLDetailsElement).open));
      presses++
    )
      await next.tap()
    await expect(page.locator('.entry[open]')).toHaveCount(1)
    await expect(entry).not.toHaveAttribute('open')
  },
)

test(
  'on a phone the list of a field opens beside it and covers no field above',
  { tag: '@phone' },
  async ({ page }) => {
    const { school, major } = await openSchool(page)
    // What a keyboard leaves.
    await page.setViewportSize({ width: 390, height: 420 })
    await major.tap()
    await page.keyboard.insertText('会计')
    const list = page.getByRole('listbox')
    await expect(list).toBeVisible()
    const [field, box] = [(await major.boundingBox())!, (await list.boundingBox())!]
    expect(box.y).toBeGreaterThanOrEqual(field.y + field.height)
    expect(box.y + box.height).toBeLessThanOrEqual(420)
    await expect(school).toHaveValue('〔学校全称〕')
  },
)

test(
  'on a phone what is typed at once over a placeholder takes its place, and the lines stay whole',
  { tag: '@phone' },
  async ({ page }) => {
    await openNewDraft(page, 'position:accountant')
    await waitForScripts(page)
    const entry = await openEntry(await openSection(page, '实习经历'))
    const lines = entry.locator('[contenteditable=true] li')
    await expect(lines.first()).toBeVisible()
    const count = await lines.count()
    const next = entry.getByRole('button', { name: '下一处待填' })
    await entry.locator('[contenteditable=true]').tap()
    for (let n = 1; n <= 5; n++) {
      await entry.locator('.unfilled-mark').first().tap()
      await page.keyboard.insertText(`${n}000 万`)
      await expect(entry.locator('[contenteditable=true]')).toContainText(`${n}000 万`)
      expect(await lines.count()).toBe(count)
    }
    await expect(next).toBeVisible()
    await entry.getByRole('button', { name: '撤销' }).tap()
    await expect(entry.locator('[contenteditable=true]')).not.toContainText('5000 万')
    await entry.getByRole('button', { name: '再加一段' }).tap()
    await expect(page.locator('.entry[open]')).toHaveCount(1)
    await expect(entry).not.toHaveAttribute('open')
  },
)
