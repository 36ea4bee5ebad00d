import type { Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openNewDraft, openNewResume, save, saveStatus, waitForScripts } from '../support/stored-resume'

const warning = (page: Page) => page.getByRole('dialog', { name: '这份简历已在其他页面或设备上修改' })

/**
 * Opens a resume in two tabs that cannot hear from each other, as two devices: the second saves 乙, then the first
 * types 甲 over the older revision.
 */
async function inConflict(page: Page): Promise<{ id: string; other: Page }> {
  const { id, other } = await openTwice(page, { asDevices: true })
  await other.getByLabel('姓名', { exact: true }).fill('乙')
  await save(other)
  await page.getByLabel('姓名', { exact: true }).fill('甲')
  await expect(warning(page)).toBeVisible()
  await expect(warning(page).getByRole('group', { name: '姓名' })).toBeVisible()
  return { id, other }
}

async function openTwice(page: Page, { asDevices = false } = {}): Promise<{ id: string; other: Page }> {
  const context = page.context()
  if (asDevices) await context.addInitScript(() => Reflect.deleteProperty(globalThis, 'BroadcastChannel'))
  const id = await openNewResume(page)
  const other = await context.newPage()
  await other.goto(`/resume/edit/${id}`)
  for (const tab of [page, other]) await waitForScripts(tab)
  return { id, other }
}
const decide = async (page: Page, choice: '我的版本' | '另一版本') => {
  await warning(page)
    .getByRole('radio', { name: new RegExp(`^${choice}`) })
    .check()
  await warning(page).getByRole('button', { name: '保存选择' }).click()
  await expect(warning(page)).toHaveCount(0)
}

test.beforeEach(async ({ context }) => {
  await logIn(context)
})

test(
  'what is typed in one tab stands in the other, while another field is typed in there',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id, other } = await openTwice(page)
    const position = other.getByLabel('意向岗位')
    await position.focus()
    await page.getByLabel('姓名', { exact: true }).fill('王小明')
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await expect(position).toBeFocused()
    await other.keyboard.type('产品经理')
    await expect(page.getByLabel('意向岗位')).toHaveValue('产品经理')
    for (const tab of [page, other]) await expect(warning(tab)).toHaveCount(0)
    await page.goto(`/resume/edit/${id}`)
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await expect(page.getByLabel('意向岗位')).toHaveValue('产品经理')
  },
)

test(
  'two devices that changed different fields are merged without a question, the caret stays',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id, other } = await openTwice(page, { asDevices: true })
    await other.getByLabel('姓名', { exact: true }).fill('王小明')
    await save(other)
    const position = page.getByLabel('意向岗位')
    await position.focus()
    await page.keyboard.type('产品理')
    await page.keyboard.press('ArrowLeft')
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await expect(saveStatus(page)).toHaveText('已同步其他设备上的修改')
    await expect(warning(page)).toHaveCount(0)
    await page.keyboard.type('经')
    await expect(position).toHaveValue('产品经理')
    await expect(saveStatus(page)).toHaveText('已保存')
    await other.goto(`/resume/edit/${id}`)
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await expect(other.getByLabel('意向岗位')).toHaveValue('产品经理')
  },
)

test(
  'what a guest types in two tabs on one draft is one draft, with both',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await context.clearCookies()
    const id = await openNewDraft(page)
    const other = await context.newPage()
    await other.goto(`/resume/edit/offline?draft=${id}`)
    for (const tab of [page, other]) await waitForScripts(tab)
    await page.getByLabel('姓名', { exact: true }).fill('王小明')
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await other.getByLabel('意向岗位').fill('产品经理')
    await expect(page.getByLabel('意向岗位')).toHaveValue('产品经理')
    await expect(page.getByText('已另存为新草稿')).toHaveCount(0)
    await page.reload()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await expect(page.getByLabel('意向岗位')).toHaveValue('产品经理')
  },
)

test(
  'in a conflict of two tabs, choosing my version preserves theirs in the history',
  { tag: '@desktop' },
  async ({ page }) => {
    const { id, other } = await inConflict(page)
    await decide(page, '我的版本')
    await expect(saveStatus(page)).toHaveText('已保存')
    await other.reload()
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('甲')
    await other.goto(`/resume/versions/${id}`)
    await other.getByRole('navigation', { name: '版本列表' }).getByRole('link').nth(1).click()
    await other.getByRole('button', { name: '恢复这个版本' }).click()
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('乙')
  },
)

test(
  'in a conflict of two tabs, choosing their version lets undo restore mine',
  { tag: '@deep' },
  async ({ page, isMobile }) => {
    const { other } = await inConflict(page)
    await decide(page, '另一版本')
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('乙')
    await expect(saveStatus(page)).toHaveText('已保存')
    if (isMobile) return
    await page.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('甲')
    await expect(saveStatus(page)).toHaveText('已保存')
    await other.reload()
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('甲')
  },
)

test(
  'in a conflict of two tabs, choosing both versions creates two resumes',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    const { id, other } = await inConflict(page)
    await warning(page).getByRole('button', { name: '两个版本都保留' }).click()
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('甲')
    await other.reload()
    await expect(other.getByLabel('姓名', { exact: true })).toHaveValue('乙')
    await other.goto('/resume/my')
    await expect(other.getByText('已用 2 / 3 份')).toBeVisible()
  },
)

test(
  'in a conflict of two tabs, postponing the choice loses nothing on a reload',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await inConflict(page)
    await page.keyboard.press('Escape')
    await expect(page.getByRole('button', { name: '选择要保留的版本' })).toBeVisible()
    await page.getByLabel('意向岗位').fill('丙')
    await expect(saveStatus(page)).toHaveText('内容有冲突，暂存在本机')
    await page.reload()
    await expect(warning(page)).toBeVisible()
    await decide(page, '我的版本')
    await expect(page.getByLabel('意向岗位')).toHaveValue('丙')
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('甲')
    await expect(saveStatus(page)).toHaveText('已保存')
  },
)

test(
  'two tabs without scripts that changed different fields are merged without a question',
  { tag: '@no-javascript' },
  async ({ page }) => {
    const { other } = await openTwice(page)
    await other.getByLabel('姓名', { exact: true }).fill('王小明')
    await save(other)
    await page.getByLabel('意向岗位').fill('产品经理')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page).toHaveURL(/saved/)
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('王小明')
    await expect(page.getByLabel('意向岗位')).toHaveValue('产品经理')
  },
)

test(
  'in a conflict of two tabs without scripts, the typed text is shown with three options',
  { tag: '@no-javascript' },
  async ({ page, expectProblem }) => {
    expectProblem(/^409 POST /)
    const id = await openNewResume(page)
    const other = await page.context().newPage()
    await other.goto(`/resume/edit/${id}`)
    await other.getByLabel('姓名', { exact: true }).fill('乙')
    await save(other)
    await page.getByLabel('姓名', { exact: true }).fill('甲')
    await page.getByRole('button', { name: '保存', exact: true }).click()
    await expect(page.getByText('你填写的内容都在下面的表单中，尚未保存')).toBeVisible()
    await expect(page.getByText('以下内容仍有冲突')).toBeVisible()
    await expect(page.getByRole('term').filter({ hasText: '姓名' })).toBeVisible()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('甲')
    await page.getByRole('button', { name: '两个版本都保留' }).click()
    await expect(page).toHaveURL(/saved/)
    await expect(page).not.toHaveURL(new RegExp(id))
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('甲')
    await page.goto(`/resume/edit/${id}`)
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('乙')
  },
)
