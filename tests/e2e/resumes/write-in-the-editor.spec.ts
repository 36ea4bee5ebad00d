import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

test.beforeEach(async ({ page }) => {
  await openNewDraft(page)
})

test(
  'a device that turns dark before the first touch is told of no error, and the style panel works',
  { tag: '@desktop' },
  async ({ page }) => {
    await waitForScripts(page)
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.emulateMedia({ colorScheme: 'light' })
    await page.locator('label[for=pane-style]').click()
    await expect(page.locator('#style-panel')).not.toHaveAttribute('inert')
    await expect(page.getByText('页面出错了')).toHaveCount(0)
  },
)

test(
  'rich text is typed, undone, and pasted without unsupported formats',
  { tag: '@desktop' },
  async ({ page }) => {
    const work = await openSection(page, '工作经历')
    await openEntry(work)
    const textField = work.locator('[name$=".text"]').first()
    // Typed at once: the first characters go into the plain text field, the rest into the rich text editor.
    await work.getByLabel('工作内容').first().focus()
    await page.keyboard.type('- ')
    await page.keyboard.insertText('先写的')
    const text = work.getByRole('textbox', { name: '工作内容' }).and(page.locator('[contenteditable=true]'))
    await expect(text.getByRole('listitem')).toHaveText('先写的')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Control+b')
    await page.keyboard.insertText('后写的')
    await expect(textField).toHaveValue('- 先写的\n- **后写的**')
    await page.getByRole('button', { name: '要点列表' }).click()
    await expect(textField).toHaveValue('- 先写的\n\n**后写的**')
    await page.keyboard.press('Control+z')
    await expect(textField).toHaveValue('- 先写的\n- **后写的**')
    await expect(text.getByRole('listitem')).toHaveCount(2)
    await page.keyboard.press('Enter')
    await paste(page, '<h1 style="color:red">题<script>alert(1)</script></h1><ul><li><i>一</i></li></ul>')
    await expect(textField).toHaveValue(/题\n.*- \*一\*$/s)
    await expectNoAxeViolations(page)
  },
)

test(
  'sections are sorted by keyboard and by mouse, and a click in the preview focuses its field',
  { tag: '@desktop' },
  async ({ page }) => {
    await waitForScripts(page)
    const rows = page.locator('section[data-row]')
    const names = () => rows.locator('[id^=s-]').allTextContents()
    await page.getByText('基本信息', { exact: true }).click()
    const before = await names()
    const [first, second, third, ...others] = before
    await rows.first().locator('> button').focus()
    const status = page.locator('[aria-live=polite]', { hasText: first })
    await expect(page.locator('[aria-live=polite][id^=dnd]')).toBeAttached()
    await page.keyboard.press('Space')
    await expect(status).toContainText(`已选中“${first}”，当前第 1 项`)
    await page.keyboard.press('ArrowDown')
    await expect(status).toContainText('移到第 2 项')
    await page.keyboard.press('Space')
    await expect(status).toContainText('已移到第 2 项')
    await expect.poll(names).toEqual([second, first, third, ...others])
    await page.keyboard.press('Control+z')
    await expect.poll(names).toEqual(before)

    const handle = (await rows.nth(0).locator('> button').boundingBox())!
    const target = (await rows.nth(1).boundingBox())!
    await page.mouse.move(handle.x + 8, handle.y + 8)
    await page.mouse.down()
    await page.mouse.move(handle.x + 8, handle.y + 24, { steps: 4 })
    await page.mouse.move(handle.x + 8, target.y + target.height - 4, { steps: 8 })
    await expect(status).toContainText('移到第 2 项')
    await page.mouse.up()
    await expect.poll(names).toEqual([second, first, third, ...others])
    await expectNoAxeViolations(page)

    // Until the name is drawn, there is nothing to press where it will be.
    const drawing = page.locator('aside svg[role=img]').first()
    const withoutName = await drawing.innerHTML()
    await page.getByText('基本信息', { exact: true }).click()
    await page.getByLabel('姓名').fill('王小明')
    await expect.poll(() => drawing.innerHTML()).not.toBe(withoutName)
    const sheet = page.locator('aside .sheet').first()
    const box = (await sheet.boundingBox())!
    await page.getByLabel('意向岗位').focus()
    await sheet.click({ position: { x: box.width * 0.3, y: box.height * 0.08 } })
    await expect(page.locator('#basics :focus')).toHaveCount(1)

    // The largest letters are those of the name: a press after the second one puts the caret there.
    const afterSecond = await drawing.evaluate((svg) => {
      const boxes = [...svg.querySelectorAll('[data-glyphs]')].map((line) => line.getBoundingClientRect())
      const { left, top, width, height } = boxes.sort((a, b) => b.height - a.height)[0]!
      return { x: left + (width * 2) / 3, y: top + height / 2 }
    })
    await page.mouse.click(afterSecond.x, afterSecond.y)
    const name = page.getByLabel('姓名')
    await expect(name).toBeFocused()
    expect(await name.evaluate((field: HTMLInputElement) => field.selectionStart)).toBe(2)
    // The page shows the caret too, and takes it along as letters are typed.
    const caretX = async () => (await page.locator('.page-caret').boundingBox())?.x ?? 0
    await expect.poll(async () => Math.abs((await caretX()) - afterSecond.x)).toBeLessThan(6)
    await page.keyboard.type('大')
    await expect.poll(caretX).toBeGreaterThan(afterSecond.x + 10)
    const withOneLetter = await caretX()
    await page.keyboard.press('ArrowRight')
    await expect.poll(caretX).toBeGreaterThan(withOneLetter + 10)
    await name.blur()
    await expect(page.locator('.page-caret')).toHaveCount(0)
    await page.keyboard.press('Control+/')
    await expect(page.getByRole('dialog', { name: '键盘快捷键' })).toBeVisible()
  },
)

/** Simulates a paste from another program: tests have no clipboard. */
async function paste(page: Page, html: string) {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer()
    clipboardData.setData('text/html', pasted)
    document.activeElement?.dispatchEvent(
      new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }),
    )
  }, html)
}
