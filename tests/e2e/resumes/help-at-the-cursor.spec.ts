import type { Locator, Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { openNewDraft, openNewResume, saveStatus } from '../support/stored-resume'

/** Writes in the text of the first job in place of what is there. */
async function write(page: Page, text: string) {
  await page.locator('html.scripted').waitFor()
  const entry = await openEntry(await openSection(page, '工作经历'))
  const box = entry.locator('[contenteditable=true]')
  await box.click()
  await page.keyboard.press('Control+a')
  await page.keyboard.press('Delete')
  await page.keyboard.type(text)
  return { entry, box }
}

/** Puts the caret into a line. The editor hears of it some frames after the press; a key before that is still meant for the old line. */
async function pressLine(line: Locator) {
  await expect(async () => {
    await line.click()
    const text = await line.evaluate(
      () =>
        new Promise<string>((resolve) =>
          setTimeout(() => resolve(getSelection()?.anchorNode?.textContent ?? ''), 100),
        ),
    )
    expect(text).not.toBe('')
    expect(await line.innerText()).toContain(text)
  }).toPass()
}

test(
  'words are marked after a rest, say why by mouse and by keyboard, and are mended by one press',
  { tag: '@desktop' },
  async ({ page }) => {
    await openNewDraft(page, 'sample:backend-engineer')
    const { box } = await write(page, '- 我主导支付改版 3 期\n处理日常工作\n上线 2 个版本')
    await expect(page.locator('.writing-mark')).toHaveText(['我', '日常工作'])
    await expect(page.locator('#editor-announcements')).toContainText('2 处写法可优化')
    const before = await box.boundingBox()
    await page.locator('.writing-mark').first().click()
    const popover = page.getByRole('dialog').filter({ hasText: '第一人称' })
    await expect(popover).toContainText('直接写做了什么、结果如何')
    expect(await box.boundingBox()).toEqual(before)
    await expectNoAxeViolations(page)
    await popover.getByRole('button', { name: '删去“我”' }).click()
    await expect(box.locator('li').first()).toHaveText('主导支付改版 3 期')
    await page.getByRole('button', { name: '撤销' }).first().click()
    await expect(box.locator('li').first()).toHaveText('我主导支付改版 3 期')

    await box.locator('li').last().click()
    await expect(page.locator('.writing-mark')).toHaveText(['我', '日常工作'])
    await page.keyboard.press('Alt+Enter')
    await page.getByRole('button', { name: '不再提示此类问题' }).press('Enter')
    await expect(page.locator('.writing-mark')).toHaveCount(1)
    await expect(page.getByRole('dialog')).toHaveCount(0)
  },
)

test("sample lines are those of the entry's own position", { tag: '@desktop' }, async ({ page }) => {
  await openNewDraft(page, 'sample:backend-engineer')
  const { entry } = await write(page, '- 上线 2 个版本')
  await entry.getByLabel('职位').fill('数据治理总监')
  await entry.getByRole('button', { name: '示例句' }).click()
  const panel = page.getByRole('dialog', { name: '示例句' })
  const chips = panel.getByRole('group', { name: '岗位' }).getByRole('button')
  await expect(chips.first()).toHaveText('数据开发工程师')
  await expect(chips.filter({ hasText: 'Java 后端开发工程师' })).toBeVisible()
  await expect(chips.last()).toHaveText('各岗位通用')
})

test(
  'a line is rewritten by AI below its text: Esc keeps it, Tab accepts it, and the text carries the AI mark',
  { tag: ['@desktop', '@smoke'] },
  async ({ page, context }) => {
    await logIn(context)
    await openNewResume(page, 'sample:backend-engineer')
    const { box } = await write(page, '- 负责支付改版\n上线 2 个版本')
    await pressLine(box.locator('li').first())
    await page.keyboard.press('Control+j')
    const card = page.getByRole('region', { name: 'AI 改写这一行' })
    await expect(card).toContainText('“负责支付改版”')
    await expect(card).toContainText('本次改写将扣 AI 次数 1 次，当前剩余 1 次')
    await page.keyboard.press('Escape')
    await expect(card).toBeHidden()
    await expect(box).toBeFocused()

    await page.keyboard.press('Control+j')
    await card.getByRole('button', { name: '开始改写' }).click()
    await expect(card.locator('ins').first()).toContainText('牵头', { timeout: 20_000 })
    await expect(card.locator('del')).toHaveText('负责')
    await expectNoAxeViolations(page)
    await page.keyboard.press('Tab')
    await expect(card).toBeHidden()
    await expect(box.locator('li')).toHaveText([/^牵头支付改版/, '上线 2 个版本'])
    await expect(saveStatus(page)).toHaveText('已保存')

    await box.locator('li').last().click()
    await page.keyboard.press('Control+j')
    await expect(card).toContainText('AI 次数已用完')
    await page.goto(`/resume/download?resume=${page.url().split(/[/?#]/)[5]}`)
    await expect(page.getByText('这份简历使用过 AI 改写')).toBeVisible()
  },
)

test(
  'several lines are rewritten together, and each is taken or left',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context)
    await openNewResume(page, 'sample:backend-engineer')
    const { box } = await write(page, '- 负责支付改版\n参与 12 次压测\n协助写用例')
    await page.keyboard.press('Control+a')
    await page.keyboard.press('Control+j')
    const card = page.getByRole('region', { name: 'AI 改写选中的 3 行' })
    await card.getByRole('button', { name: '开始改写' }).click()
    const boxes = card.getByRole('checkbox')
    await expect(boxes).toHaveCount(3, { timeout: 20_000 })
    await expectNoAxeViolations(page)
    await page.keyboard.press('ArrowUp')
    await expect(boxes.last()).toBeFocused()
    await page.keyboard.press('Space')
    await page.keyboard.press('Tab')
    await expect(card).toBeHidden()
    await expect(box.locator('li')).toHaveText([/^牵头支付改版/, /^协同推进 12 次压测/, '协助写用例'])
  },
)

test(
  'fitting a whole resume to a posting opens a copy named after it, and the resume stays as it was',
  { tag: '@wide' },
  async ({ page, context, javaScriptEnabled }) => {
    await logIn(context)
    const id = await openNewResume(page, 'sample:backend-engineer')
    const ask = page.getByRole('button', { name: '给出建议' })
    if (javaScriptEnabled) await page.locator('html.scripted').waitFor()
    await page.getByRole('button', { name: 'AI 改写' }).first().click()
    await page.getByText('按岗位描述优化').click()
    await page.getByRole('textbox', { name: '岗位描述' }).fill('支付平台工程师\n岗位职责：\n1. 建设支付系统')
    await ask.click()
    await expect(page).toHaveURL(/\/resume\/(edit|improve)\/(?!new)/)
    await expect(page.getByText('这是为该岗位创建的副本')).toBeVisible({ timeout: 20_000 })
    expect(page.url()).not.toContain(id)
    await expect(page.getByText('支付平台工程师 · 定制版').first()).toBeVisible()
    await expect(page.getByRole('textbox', { name: '岗位描述' })).toHaveValue(/^支付平台工程师/)
    if (javaScriptEnabled) {
      await page.getByRole('button', { name: '全部采用（4 条）' }).click()
      await expect(page.getByText('已采用').first()).toBeVisible()
      await expect(saveStatus(page)).toHaveText('已保存')
    }
    await page.goto(`/resume/edit/${id}`)
    await expect(page.locator('[name="sections[0].items[0].text"]')).not.toHaveValue(/演示/)
  },
)
