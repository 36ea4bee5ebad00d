import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { importFile } from '../support/import-file'
import { logIn } from '../support/log-in'

const text = `云帆科技有限公司

电话：1381234567

产品经理

很多人说我像一阵风，其实我只是跑得快一点点，也许再快一点点就好了，真的只有一点点而已，不信可以问我的朋友们

## 工作经历

### 云帆科技  产品经理

- 负责会员产品

## 教育背景

### 江城大学  软件工程  2014.09-2018.06
`

async function upload(page: Page) {
  await page.goto('/resume/create/import')
  await importFile(page, {
    name: '我的简历.md',
    mimeType: 'text/markdown',
    buffer: Buffer.from(text),
  })
  await expect(page.getByRole('heading', { name: '核对识别结果' })).toBeVisible()
}
const nameField = (page: Page) => page.getByRole('textbox', { name: '姓名' })
const strayLine = /^很多人说我像一阵风/

test(
  'what was read is corrected and moved to its place before it is saved',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript', '@smoke'] },
  async ({ page, context }) => {
    await logIn(context)
    await upload(page)
    await expectNoAxeViolations(page)
    await expect(page.getByRole('textbox', { name: '手机' })).toHaveAccessibleDescription('号码可能不完整')
    await expect(nameField(page)).toHaveAccessibleDescription(/不像姓名|没有找到姓名/)
    await nameField(page).fill('林知夏')
    await page.getByRole('textbox', { name: '手机' }).fill('13812345678')

    const lines = page.getByRole('region', { name: '未归类的文字' }).getByRole('listitem')
    const line = lines.filter({ hasText: strayLine })
    await line.getByRole('combobox').selectOption({ label: '自我评价（新板块）' })
    await line.getByRole('button', { name: '移动' }).click()
    await expect(page.getByRole('region', { name: '自我评价' })).toContainText('跑得快一点点')
    await expect(lines.filter({ hasText: strayLine })).toHaveCount(0)
    // What was typed before the move is still there.
    await expect(nameField(page)).toHaveValue('林知夏')

    const changes = page.getByRole('region', { name: '改动记录' })
    const change = changes.getByRole('listitem').filter({ hasText: '很多人说我像一阵风' })
    await change.getByRole('button', { name: '撤销' }).click()
    await expect(page.getByRole('region', { name: '自我评价' })).toHaveCount(0)
    await expect(lines.filter({ hasText: strayLine })).toHaveCount(1)
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: '保存为新简历' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/[\w-]+$/)
    await expect(page.getByText(/导入完成.*未归类的内容/)).toBeVisible()
    await page.goto('/resume/my')
    await expect(page.getByRole('main')).toContainText('林知夏')
  },
)

test(
  'an error is shown at its field, and nothing is saved',
  { tag: ['@everywhere', '@deep-phone', '@deep-no-javascript'] },
  async ({ page, expectProblem }) => {
    expectProblem(/422/)
    await upload(page)
    const start = page.getByRole('textbox', { name: '教育背景 1 入学' })
    await start.fill('很久以前')
    await page.getByRole('button', { name: '确认导入' }).click()
    await expect(page.getByRole('alert')).toContainText('有几处内容需要修改')
    await expect(start).toHaveAccessibleDescription('请填写年月，例如 2020.09')
    await expect(start).toHaveValue('很久以前')
    await start.fill('2014.9')
    await page.getByRole('button', { name: '确认导入' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
  },
)

test('a reload, the back button and a cut network lose nothing that was typed', async ({
  page,
  context,
  expectProblem,
}) => {
  // Remix asks for the routes of links that come to be seen, also offline.
  expectProblem(/ERR_INTERNET_DISCONNECTED|503|Failed to fetch manifest patches/)
  await upload(page)
  // From here on the scripts are there: before, a reload sends the file again.
  await page.waitForFunction(() => sessionStorage.length > 0)
  await nameField(page).fill('林知夏')
  await page.reload()
  await expect(nameField(page)).toHaveValue('林知夏')
  await page.goBack()
  await expect(page.getByRole('heading', { name: '导入已有简历' })).toBeVisible()
  await page.goForward()
  await expect(nameField(page)).toHaveValue('林知夏')

  await context.setOffline(true)
  await page.getByRole('button', { name: '确认导入' }).click()
  await expect(page.getByRole('alert')).toContainText('网络连接失败')
  await expect(nameField(page)).toHaveValue('林知夏')
  await context.setOffline(false)
  await page.getByRole('button', { name: '确认导入' }).click()
  await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
  // It is saved: the way back does not lead to saving it again.
  await page.goto('/resume/create/import/review')
  await expect(page).toHaveURL(/\/resume\/create\/import$/)
})

test('an address of the report that imports once ended with leads on', async ({ page }) => {
  await page.goto('/resume/create/import/done?from=pdf&lines=3')
  await expect(page.getByRole('heading', { name: '导入已有简历' })).toBeVisible()
})
