import type { Page } from '@playwright/test'
import { addSection, choose, openEntry, openSection } from '../support/editor-rows'
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
    const hasScripts = await waitForScripts(page)
    await addSection(page, '荣誉奖项')
    const awards = page.getByRole('region', { name: '荣誉奖项' })
    // It is open, before the skills, and ready to be written.
    const name = awards.getByLabel('奖项名称')
    await expect(name).toBeInViewport()
    if (hasScripts) await expect(name).toBeFocused()
    const kinds = () => page.locator('[name^="sections"][name$=".kind"]').evaluateAll(valuesOf)
    expect(await kinds()).toEqual(['education', 'work', 'project', 'awards', 'skills', 'summary'])
    await name.fill('全国大学生数学建模竞赛')
    await awards.getByRole('textbox', { name: '获奖时间' }).fill('2025年9月')
    await choose(await openEntry(awards), '复制')
    await expect(awards.locator('details.entry')).toHaveCount(2)
    await openSection(page, '荣誉奖项')
    // On a phone an entry opens as a sheet over the list.
    const done = awards.getByText('完成').locator('visible=true')
    if (page.viewportSize()!.width < 768) {
      await done.first().click()
      await expect(done).toHaveCount(0)
    }
    await choose(awards, '隐藏')
    await expect(awards.getByText('已隐藏')).toBeVisible()
    await choose(awards, '上移')
    await expect.poll(kinds).toEqual(['education', 'work', 'awards', 'project', 'skills', 'summary'])
    await choose(awards, '删除')
    await expect(page.getByRole('region', { name: '荣誉奖项' })).toHaveCount(0)
  },
)

test(
  'an invalid month is reported at its field, and typed values are preserved',
  wide,
  async ({ page, expectProblem, javaScriptEnabled }) => {
    expectProblem(/^422 POST /)
    const work = await openSection(page, '工作经历')
    await openEntry(work)
    await work.getByLabel('公司').fill('江城云图科技')
    await work.getByRole('textbox', { name: '入职' }).fill('2020年13月')
    if (javaScriptEnabled) {
      await work.locator('[contenteditable=true]').click()
      await page.keyboard.type('- 第一条\n第二条')
    } else await work.getByLabel('工作内容').fill('- 第一条\n- 第二条')
    await save(page)
    await expect(page.getByText('请填写年月，例如 2020.09')).toBeVisible()
    await expect(work.getByRole('textbox', { name: '入职' })).toHaveValue('2020年13月')
    await expect(work.getByLabel('公司')).toHaveValue('江城云图科技')
    await expect(work.locator('[name$=".text"]').first()).toHaveValue('- 第一条\n- 第二条')
    await work.getByRole('textbox', { name: '入职' }).fill('2020年9月')
    await save(page)
    await expect(page.getByText('请填写年月，例如 2020.09')).toHaveCount(0)
  },
)

test('undo and redo cover both typing and buttons', { tag: '@deep-phone' }, async ({ page }) => {
  // A click before hydration is posted, and creates no undo step.
  await page.locator('html.scripted').waitFor()
  await page.getByLabel('姓名').fill('甲')
  await addSection(page, '荣誉奖项')
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

const valuesOf = (fields: Element[]) => fields.map((field) => (field as HTMLInputElement).value)

/** Saves: with scripts the document is validated while typing, without them when it is posted. */
async function save(page: Page) {
  if (!(await waitForScripts(page))) await page.getByRole('button', { name: '保存', exact: true }).click()
}
