import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { openWrittenDraft } from '../support/stored-resume'

test(
  'the editor leads step by step from the content to the download',
  { tag: ['@desktop', '@deep-phone'] },
  async ({ page }) => {
    await openWrittenDraft(page, 'nurse')
    for (const [step, pane] of [
      ['样式', 'style'],
      ['体检', 'check'],
    ] as const) {
      await page.getByRole('button', { name: `下一步：${step}` }).click()
      await expect(page.locator(`#pane-${pane}`)).toBeChecked()
    }
    await expectNoAxeViolations(page)
    await page.getByRole('button', { name: '下一步：下载' }).click()
    await expect(page.getByText('登录后自动下载这份简历')).toBeVisible()
  },
)

test('the path begins with the position that a resume is for', { tag: '@desktop' }, async ({ page }) => {
  await page.goto('/positions/registered-nurse')
  await page.getByRole('button', { name: '套用社招范文' }).first().click()
  await page.getByText('样式', { exact: true }).click()
  await page.getByRole('button', { name: '目标' }).click()
  await expect(page.getByLabel('意向岗位')).toBeFocused()
})

test(
  'without JavaScript the check-up ends with the download',
  { tag: ['@no-javascript'] },
  async ({ page }) => {
    await page.goto('/positions/registered-nurse')
    await page.getByRole('button', { name: '套用社招范文' }).first().click()
    await page.locator('label[for=pane-check]').click()
    await page.getByRole('button', { name: '下一步：下载' }).click()
    await expect(page).toHaveURL(/login=&to=%2Fresume%2Fdownload%3Fdraft/)
  },
)
