import { expectNoAxeViolations } from '../support/axe'
import { openEntry, openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { openNewResume, saveStatus, waitForScripts } from '../support/stored-resume'

test('half a month is no error, and what is wrong with a whole one is said without moving the form', async ({
  page,
  context,
}) => {
  await logIn(context)
  await openNewResume(page, 'sample:backend-engineer')
  await waitForScripts(page)
  const entry = await openEntry(await openSection(page, '教育背景'))
  const [start, end] = [entry.getByLabel('入学', { exact: true }), entry.getByLabel('毕业', { exact: true })]
  const below = entry.getByLabel('成绩或排名')
  const top = () => below.evaluate((one) => one.getBoundingClientRect().top + scrollY)
  await end.focus()
  await page.keyboard.press('Control+a')
  const checked = page.waitForResponse((response) => response.request().method() === 'POST')
  await page.keyboard.insertText('2027年')
  await checked
  const before = await top()
  // Longer than the check, the save and their answers take.
  await page.waitForTimeout(1500)
  await expect(end).not.toHaveAttribute('aria-invalid')
  await expect(saveStatus(page)).not.toContainText('需修改')
  expect(await top()).toBe(before)

  await start.focus()
  await expect(end).toHaveAttribute('aria-invalid', 'true')
  await expect(entry.getByText('请填写年月，例如 2020.09')).toBeVisible()
  await expect(saveStatus(page)).toContainText('内容需修改')
  expect(await top()).toBe(before)
  await expectNoAxeViolations(page)

  await end.focus()
  await page.keyboard.press('Control+a')
  await page.keyboard.insertText('2027年6月')
  await expect(end).not.toHaveAttribute('aria-invalid')
  await expect(saveStatus(page)).toHaveText('已保存')
  expect(await top()).toBe(before)
})
