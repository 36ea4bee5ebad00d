import type { Locator, Page } from '@playwright/test'
import { menuButton, openMenu, openSection } from '../support/editor-rows'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openNewDraft, openNewResume, waitForScripts } from '../support/stored-resume'

const desktopOnly = { tag: '@desktop' }

async function openSample(page: Page) {
  await openNewDraft(page, 'sample:backend-engineer')
  await waitForScripts(page)
}
/** Presses a button by keyboard. */
async function press(button: Locator) {
  await button.focus()
  await button.press('Enter')
}
const announced = (page: Page) => page.locator('#editor-announcements')

test('the focus stays on a moved section, even at the ends of the list', desktopOnly, async ({ page }) => {
  await openSample(page)
  const sections = page.locator('main section[data-row]')
  const menu = openMenu(page)
  await press(menuButton(sections.nth(2)))
  await press(menu.getByRole('button', { name: '重命名' }))
  const title = sections.nth(2).locator('> input[aria-label^="板块标题"]')
  await expect(title).toBeFocused()
  await page.keyboard.type('我的第三块')
  const mine = page.getByRole('region', { name: '我的第三块' })
  await press(menuButton(mine))
  const up = menu.getByRole('button', { name: '上移' })
  await press(up)
  await expect(announced(page)).toHaveText(/“我的第三块”已移到第 2 项，共 \d+ 项。/)
  await expect(up).toBeFocused()
  await up.press('Enter')
  await expect(announced(page)).toHaveText(/移到第 1 项/)
  await expect(sections.first()).toHaveAttribute('aria-label', '我的第三块')
  await expect(menu.getByRole('button', { name: '下移' })).toBeFocused()
  await page.keyboard.press('Escape')
  await expect(menuButton(mine)).toBeFocused()
  await press(menuButton(mine))
  await press(menu.getByRole('button', { name: '隐藏' }))
  await expect(menuButton(mine)).toBeFocused()
  await press(menuButton(mine))
  await press(menu.getByRole('button', { name: '删除' }))
  await expect(sections.first().locator('> .section-fold > summary')).toBeFocused()
})

test(
  'the focus moves from a deleted entry to the next, from the last one to the add button, and back on undo',
  desktopOnly,
  async ({ page }) => {
    await openSample(page)
    const section = await openSection(page, '工作经历')
    const lines = section.locator('.entry > summary')
    const count = await lines.count()
    expect(count).toBeGreaterThan(1)
    const names = await lines.locator('[id^="h-"]').allTextContents()
    for (let left = count - 1; left >= 0; left--) {
      await press(menuButton(section.locator('.entry').first()))
      await press(openMenu(page).getByRole('button', { name: '删除', exact: true }))
      await expect(lines).toHaveCount(left)
      if (left > 0) await expect(lines.first()).toBeFocused()
      else await expect(section.getByRole('button', { name: '添加一条' })).toBeFocused()
      await expect(announced(page)).toContainText(`已删除，还剩 ${left} 项。`)
    }
    await press(page.getByLabel('消息').getByRole('button', { name: '撤销' }).last())
    await expect(lines).toHaveCount(1)
    await expect(lines.first()).toBeFocused()
    await expect(announced(page)).toHaveText(`“${names.at(-1)}”已恢复。`)
  },
)

test(
  "Escape closes the assistant's panel wherever the focus is, and closes an open menu first",
  desktopOnly,
  async ({ page, context }) => {
    await logIn(context)
    await openNewResume(page)
    await waitForScripts(page)
    const opener = page.locator('header').getByRole('button', { name: 'AI 改写' })
    const panel = page.getByRole('dialog', { name: 'AI 改写' })
    await press(opener)
    await expect(panel).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(opener).toBeFocused()

    await press(opener)
    await expect(panel).toBeVisible()
    const more = page.locator('header summary[aria-label="更多操作"]')
    await more.click()
    const entry = page.getByRole('link', { name: '历史版本' })
    const isOnTop = await entry.evaluate((link) => {
      const { left, top, width, height } = link.getBoundingClientRect()
      return link.contains(document.elementFromPoint(left + width / 2, top + height / 2))
    })
    expect(isOnTop).toBe(true)
    await page.keyboard.press('Escape')
    await expect(entry).toBeHidden()
    await expect(panel).toBeVisible()
    await page.getByLabel('姓名', { exact: true }).focus()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
    await expect(page.getByLabel('姓名', { exact: true })).toBeFocused()
  },
)

test('forced colours show the selected pane, template and options', desktopOnly, async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' })
  await openSample(page)
  const download = page
    .locator('header')
    .getByRole('link', { name: '下载' })
    .or(page.locator('header').getByRole('button', { name: '下载' }))
  await expect(download.first()).toHaveCSS('border-top-width', '1px')
  const ground = (place: Locator) => place.evaluate((one) => getComputedStyle(one).backgroundColor)
  const tab = (name: string) => page.locator(`label[for="pane-${name}"]`)
  const plain = await ground(tab('style'))
  const chosen = await ground(tab('content'))
  expect(chosen).not.toBe(plain)
  await tab('style').click()
  await expect.poll(() => ground(tab('style'))).toBe(chosen)
  expect(await ground(tab('content'))).toBe(plain)

  const radios = page.locator('input[name="style.template"]')
  const frames = page.locator('label:has(> input[name="style.template"])')
  const taken = await radios.evaluateAll((all) => all.findIndex((one) => (one as HTMLInputElement).checked))
  expect(await ground(frames.nth(taken))).toBe(chosen)
  expect(await ground(frames.nth(taken === 0 ? 1 : 0))).not.toBe(chosen)
  for (const name of ['style.font', 'style.fit']) {
    const labels = page.locator(`label:has(> input[name="${name}"])`)
    const grounds = await labels.evaluateAll((all) => all.map((one) => getComputedStyle(one).backgroundColor))
    expect(grounds.filter((one) => one === chosen)).toHaveLength(1)
  }
})
