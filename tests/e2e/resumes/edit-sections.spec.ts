import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

const everywhere = { tag: '@everywhere' }
const wide = { tag: ['@wide', '@deep-no-javascript'] }

test.beforeEach(async ({ page }) => {
  await openNewDraft(page)
})

test(
  'sections and entries are added, moved, duplicated, hidden and removed',
  everywhere,
  async ({ page }) => {
    await page.getByRole('button', { name: '荣誉奖项', exact: true }).click()
    const awards = page.getByRole('region', { name: '荣誉奖项' })
    await open(page, awards)
    await awards.getByLabel('奖项名称').fill('全国大学生数学建模竞赛')
    await awards.getByRole('textbox', { name: '获奖时间' }).fill('2025年9月')
    await awards.getByRole('button', { name: '复制', exact: true }).click()
    await expect(awards.locator('details[id]')).toHaveCount(2)
    // On a phone an entry opens as a sheet over the list.
    const done = awards.getByText('完成').locator('visible=true')
    if (page.viewportSize()!.width < 768) {
      await done.first().click()
      await expect(done).toHaveCount(0)
    }
    await awards.getByRole('button', { name: '隐藏板块：荣誉奖项' }).click()
    await expect(awards.getByText('已隐藏')).toBeVisible()
    await awards.getByRole('button', { name: '上移板块：荣誉奖项' }).click()
    await expect(page.locator('section[aria-label]').nth(-2)).toHaveAttribute('aria-label', '荣誉奖项')
    await awards.getByRole('button', { name: '删除板块：荣誉奖项' }).click()
    await expect(page.getByRole('region', { name: '荣誉奖项' })).toHaveCount(0)
  },
)

test(
  'an invalid month is reported at its field, and typed values are preserved',
  wide,
  async ({ page, expectProblem, javaScriptEnabled }) => {
    expectProblem(/^422 POST /)
    const work = page.getByRole('region', { name: '工作经历' })
    await open(page, work)
    await work.getByLabel('公司').fill('江城云图科技')
    await work.getByRole('textbox', { name: '入职' }).fill('2020年13月')
    if (javaScriptEnabled) {
      await work.locator('[contenteditable=true]').click()
      await page.keyboard.type('- 第一条\n第二条')
    } else await work.getByLabel('工作内容').fill('- 第一条\n- 第二条')
    await save(page)
    await expect(page.getByText('请写成 2020.09 这样的年月')).toBeVisible()
    await expect(work.getByRole('textbox', { name: '入职' })).toHaveValue('2020年13月')
    await expect(work.getByLabel('公司')).toHaveValue('江城云图科技')
    await expect(work.locator('[name$=".text"]').first()).toHaveValue('- 第一条\n- 第二条')
    await work.getByRole('textbox', { name: '入职' }).fill('2020年9月')
    await save(page)
    await expect(page.getByText('请写成 2020.09 这样的年月')).toHaveCount(0)
  },
)

test('undo and redo cover both typing and buttons', { tag: '@deep-phone' }, async ({ page }) => {
  // A click before hydration is posted, and creates no undo step.
  await page.locator('html.scripted').waitFor()
  await page.getByLabel('姓名').fill('甲')
  await page.getByRole('button', { name: '荣誉奖项', exact: true }).click()
  await page.keyboard.press('Control+z')
  await expect(page.getByRole('region', { name: '荣誉奖项' })).toHaveCount(0)
  await page.keyboard.press('Control+z')
  await expect(page.getByLabel('姓名')).toHaveValue('')
  await page.keyboard.press('Control+Shift+z')
  await expect(page.getByLabel('姓名')).toHaveValue('甲')
})

test('choosing another template preserves every word', wide, async ({ page, javaScriptEnabled }) => {
  await page.getByLabel('姓名').fill('换版不换字')
  await page.locator('label[for=pane-style]').click()
  await page.locator('label', { has: page.locator('input[value^="serif@"]') }).click()
  if (!javaScriptEnabled) await page.getByRole('button', { name: '应用样式' }).click()
  await page.locator('label[for=pane-content]').click()
  await expect(page.getByLabel('姓名')).toHaveValue('换版不换字')
  await expect(page.locator('input[type=radio][value^="serif@"]')).toBeChecked()
})

/** Opens the first entry of a section if it is closed. */
async function open(page: Page, section: ReturnType<Page['getByRole']>) {
  const entry = section.locator('details').first()
  if (!(await entry.evaluate((details: HTMLDetailsElement) => details.open)))
    await entry.locator('summary').first().click()
}

/** Saves: with scripts the document is validated while typing, without them when it is posted. */
async function save(page: Page) {
  if (!(await waitForScripts(page))) await page.getByRole('button', { name: '保存', exact: true }).click()
}
