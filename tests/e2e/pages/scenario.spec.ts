import { expectNoAxeViolations } from '../support/axe'
import { openSection } from '../support/editor-rows'
import { expect, test } from '../support/fixtures'

test(
  'a scenario leads step by step to a draft, and preserves all typed values',
  { tag: ['@everywhere', '@desktop'] },
  async ({ page, expectProblem }) => {
    expectProblem(/^422 POST |422 \(Unprocessable/)
    const main = page.getByRole('main')
    const next = main.getByRole('button', { name: '下一步' })
    await page.goto('/resume/create/scenario-start')
    await page.getByRole('link', { name: '考研复试' }).click()
    await page.getByLabel('手机').fill('13800001234')
    await next.click()
    await expect(page.getByText('请填写此项')).toBeVisible()
    await expect(page.getByLabel('手机')).toHaveValue('138 0000 1234')
    await expect(page.getByLabel('姓名')).toBeFocused()
    await page.getByLabel('姓名').fill('林知夏')
    await page.getByLabel('政治面貌').fill('共青团员')
    await next.click()
    await page.getByLabel('报考专业与方向').fill('计算机科学与技术')
    await page.getByLabel('初试成绩').fill('总分 389')
    await expectNoAxeViolations(page)
    await main.getByRole('button', { name: '上一步' }).click()
    await expect(page.getByLabel('姓名')).toHaveValue('林知夏')
    await next.click()
    await expect(page.getByLabel('初试成绩')).toHaveValue('总分 389')
    await next.click()
    await page.getByLabel('学校').fill('江城理工大学')
    await page.locator('textarea').first().fill('建立实验台\n• 处理 3 组数据')
    await next.click()
    await expect(page.locator('input[name=template]').first()).toBeChecked()
    await next.click()
    await expect(page.getByLabel('在空白板块中填入示例句')).not.toBeChecked()
    await main.getByRole('button', { name: '开始编辑' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.getByLabel('姓名')).toHaveValue('林知夏')
    await expect(page.locator('[name="sections[1].items[0].text"]')).toHaveValue(
      '- 建立实验台\n• 处理 3 组数据',
    )
    await expect(page.locator('input[name="basics.politicalStatus"]')).toHaveValue('共青团员')
    await page.getByRole('button', { name: '报考导师 / 方向' }).click()
    await expect(page.locator('input[value="报考导师 / 方向"]').first()).toBeVisible()
    const school = await openSection(page, '教育背景')
    await expect(school.getByText('写法提示 · 考研复试')).toBeVisible()
  },
)

test(
  'the wizard takes several jobs, one after another',
  { tag: ['@everywhere', '@desktop', '@deep-no-javascript'] },
  async ({ page }) => {
    const main = page.getByRole('main')
    const goOn = async (to: string) => {
      await main.getByRole('button', { name: '下一步' }).click()
      await expect(main.getByRole('heading', { name: to })).toBeVisible()
    }
    await page.goto('/resume/create/scenario/social')
    await page.getByLabel('姓名').fill('林知夏')
    await goOn('意向')
    await goOn('教育与经历')
    await main.getByRole('group', { name: '工作经历' }).getByLabel('公司').fill('甲公司')
    await main.getByRole('button', { name: '再加一段工作经历' }).click()
    const second = main.getByRole('group', { name: '工作经历 2' }).getByLabel('公司')
    await expect(second).toBeFocused()
    await second.fill('乙公司')
    await main.getByRole('button', { name: '再加一段工作经历' }).click()
    await main.getByRole('group', { name: '工作经历 3' }).getByLabel('公司').fill('丙公司')
    await expectNoAxeViolations(page)
    await main.getByRole('button', { name: '删除工作经历 2' }).click()
    await expect(main.getByRole('group', { name: '工作经历 3' })).toHaveCount(0)
    await expect(main.getByRole('button', { name: '再加一段工作经历' })).toBeFocused()
    await expect(second).toHaveValue('丙公司')
    await expect(main.getByRole('group', { name: '工作经历', exact: true }).getByLabel('公司')).toHaveValue(
      '甲公司',
    )
    await main.getByRole('group', { name: /证书/ }).getByRole('textbox').fill('驾驶证 C1 2020.05')
    await goOn('选择模板')
    await goOn('简历初稿完成')
    await main.getByRole('button', { name: '开始编辑' }).click()
    await expect(page.locator('[name$=".items[1].title"]').first()).toHaveValue('丙公司')
    await expect(page.locator('[name$=".title"][value="驾驶证 C1"]')).toHaveCount(1)
  },
)

test(
  'other scenarios can be viewed, and typed values are restored',
  { tag: ['@everywhere', '@desktop', '@deep-no-javascript'] },
  async ({ page }) => {
    await page.goto('/resume/create/scenario/postgraduate')
    await page.getByLabel('手机').fill('13800001234')
    await page.getByRole('button', { name: '换一个场景' }).click()
    await expect(page).toHaveURL(/scenario-start\?draft=/)
    await page.getByRole('link', { name: '考研复试' }).click()
    await expect(page.getByLabel('手机')).toHaveValue('138 0000 1234')
  },
)

test('on a phone the strip of the page scrolls away while one types', { tag: '@phone' }, async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 780 })
  await page.goto('/resume/create/scenario/social')
  const strip = page.getByRole('complementary', { name: '简历预览' })
  await expect(page.getByLabel('姓名')).toBeInViewport({ ratio: 1 })
  await expect(strip).toHaveCSS('position', 'sticky')
  await page.getByLabel('姓名').focus()
  await expect(strip).toHaveCSS('position', 'static')
})
