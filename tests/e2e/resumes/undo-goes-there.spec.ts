import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { caret } from '../support/page-caret'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

test(
  'an undo goes to the field it changes, names what has none, and takes back one bullet at a time',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:product-manager')
    await waitForScripts(page)
    const name = page.getByLabel('姓名')
    const before = await name.inputValue()
    await name.fill('林晓')

    await page.locator('label[for=pane-style]').click()
    await page.locator('label', { has: page.locator('input[value^="serif@"]') }).click()
    await page.locator('label[for=pane-content]').click()

    const work = await openSection(page, '工作经历')
    await openEntry(work)
    const text = work.locator('[contenteditable=true]').first()
    const bullets = text.getByRole('listitem')
    await expect(bullets.first()).toBeVisible()
    const count = await bullets.count()
    await text.click()
    // The caret of the press may come behind the first key.
    await expect(async () => {
      await page.keyboard.press('ControlOrMeta+End')
      const behind = await bullets.last().evaluate((bullet) => {
        const { focusNode, focusOffset } = getSelection()!
        return bullet.contains(focusNode) && focusOffset === focusNode!.textContent!.length
      })
      expect(behind).toBe(true)
    }).toPass()
    await page.keyboard.press('Enter')
    await page.keyboard.type('第一条新要点')
    await page.keyboard.press('Enter')
    await page.keyboard.type('第二条新要点')
    await expect(bullets).toHaveCount(count + 2)

    // After a pause the new line is a step of its own.
    const undoTo = (left: number) =>
      expect(async () => {
        if ((await bullets.count()) > left) await page.keyboard.press('ControlOrMeta+z')
        await expect(bullets).toHaveCount(left, { timeout: 500 })
      }).toPass()
    await undoTo(count + 1)
    await expect(bullets.last()).toHaveText('第一条新要点')
    await undoTo(count)
    await expect(text).toBeFocused()

    // The next steps were made elsewhere: the style is named, the name is gone to.
    await page.keyboard.press('ControlOrMeta+z')
    const message = page.getByLabel('消息').getByText('已撤销：模板')
    await expect(message).toBeVisible()
    await expect(text).toBeFocused()
    await page.keyboard.press('ControlOrMeta+z')
    await expect(name).toHaveValue(before)
    await expect(name).toBeFocused()
    await expect(name).toBeInViewport()
    await expect(caret(page)).toBeInViewport()

    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(name).toHaveValue('林晓')
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await page.getByLabel('消息').getByRole('button', { name: '撤销' }).click()
    await expect(page.getByLabel('消息').getByText('已撤销：模板')).toBeVisible()
    await page.getByLabel('消息').getByRole('button', { name: '恢复' }).click()
    await page.keyboard.press('ControlOrMeta+Shift+z')
    await expect(bullets).toHaveCount(count + 1)
    await expect(text).toBeFocused()
    await page.keyboard.press('End')
    await page.keyboard.type('。')
    await expect(bullets.last()).toHaveText('第一条新要点。')
  },
)
