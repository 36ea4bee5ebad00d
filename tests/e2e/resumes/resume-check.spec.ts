import { expect, test } from '../support/fixtures'
import { openNewDraft, waitForScripts } from '../support/stored-resume'

const wide = { tag: '@wide' }

test(
  'a resume is checked, one finding is fixed by a click, and another is dismissed',
  wide,
  async ({ page, javaScriptEnabled }) => {
    await openNewDraft(page)
    await page.getByLabel('姓名').fill('体检一号')
    await page.getByLabel('邮箱').fill('wang@qq.con')
    await page.locator('label[for=pane-check]').click()
    if (!javaScriptEnabled) await page.getByRole('button', { name: '保存并体检' }).click()
    await expect(page.getByText('排版已检查，共 1 页。')).toBeVisible()
    await page.getByRole('button', { name: /^一键修正：邮箱可能有误/ }).click()
    await expect(page.getByText('邮箱可能有误')).toHaveCount(0)
    await page.getByRole('button', { name: '忽略：没有填写意向岗位' }).click()
    await expect(page.getByText('已忽略 1 处')).toBeVisible()
    const jump = javaScriptEnabled ? 'button' : 'link'
    await page.getByRole(jump, { name: '去修改：没有填写手机号' }).click()
    await expect(page.getByLabel('邮箱')).toHaveValue('wang@qq.com')
    if (javaScriptEnabled) await expect(page.getByLabel('手机')).toBeFocused()
  },
)

test(
  'on a phone an entry that a finding led to leads back to the findings',
  { tag: '@phone' },
  async ({ page }) => {
    await openNewDraft(page, 'position:accountant')
    await waitForScripts(page)
    await page.locator('label[for=pane-check]').tap()
    const jump = page.getByRole('button', { name: '去修改：还有占位内容未替换：〔专业〕' })
    await jump.tap()
    await expect(page.getByRole('combobox', { name: '专业' })).toBeFocused()
    await page.getByText('完成', { exact: true }).locator('visible=true').first().tap()
    await expect(page.locator('#pane-check')).toBeChecked()
    await expect(jump).toBeInViewport()
  },
)
