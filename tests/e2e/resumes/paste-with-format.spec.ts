import type { Page } from '@playwright/test'
import { expectNoAxeViolations } from '../support/axe'
import { expect, test } from '../support/fixtures'
import { waitForHydration } from '../support/login-form'

const page1 = `<h1>林小川</h1><p>电话：13812345678</p><h2>工作经历</h2>
<table><tr><td>云帆科技有限公司</td><td>工程师</td><td>2018.07-至今</td></tr></table>
<ul><li>负责<b>订单</b></li><li>负责支付</li></ul><h2>教育背景</h2>
<table><tr><td>江城大学</td><td>软件工程</td><td>2014.09-2018.06</td></tr></table>`

/** Copies a page as one does by hand, so that the browser writes the clipboard. */
async function copyPage(page: Page, html: string) {
  await page.setContent(html)
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('ControlOrMeta+c')
}

test(
  'a resume copied from a page keeps its headings, lists and tables, which one can do without',
  { tag: ['@desktop'] },
  async ({ page, expectProblem }) => {
    expectProblem(/422 POST .*\/resume\/create\/import\/review/)
    await copyPage(page, page1)
    await page.goto('/resume/create/import')
    await waitForHydration(page, true)
    await page.getByText('没有文件？直接粘贴文字').click()
    const field = page.getByRole('textbox', { name: '简历文字' })
    await field.focus()
    await page.keyboard.press('ControlOrMeta+v')
    await expect(field).toHaveValue(/云帆科技有限公司/)
    const format = page.locator('#import-text-format')
    await expect(format).toContainText('已保留原格式')
    await expectNoAxeViolations(page)

    await page.getByRole('button', { name: '改用纯文本' }).click()
    await expect(format).toContainText('将按纯文本识别')
    await page.getByRole('button', { name: '恢复格式' }).click()

    // A change within takes the format away, and undoing it brings it back.
    await page.keyboard.press('ControlOrMeta+Home')
    await field.focus()
    await page.keyboard.type('我')
    await expect(format).toContainText('粘贴的内容已被你修改')
    await page.keyboard.press('ControlOrMeta+z')
    await expect(format).toContainText('已保留原格式')

    await page.getByRole('button', { name: '导入', exact: true }).click()
    await expect(page.getByText('粘贴的内容，共识别出')).toBeVisible()
    await expect(page.getByRole('textbox', { name: '姓名' })).toHaveValue('林小川')
    await expect(page.getByRole('region', { name: '工作经历' }).getByRole('listitem')).toHaveText([
      '负责订单',
      '负责支付',
    ])
    await expect(page.getByRole('region', { name: '未归类的文字' })).toHaveCount(0)
  },
)
