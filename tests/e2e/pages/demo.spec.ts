import { demoGroups, demoPages } from '#app/features/component-demos/demo-pages'
import { expectNoAxeViolations } from '../support/axe'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'

test(
  'each page of the component book opens and is accessible',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    // About twenty pages, each checked by axe.
    test.slow()
    await page.goto('/demo')
    for (const name of demoGroups.flatMap((group) => demoPages[group])) {
      await page.locator(`nav a[href="/demo/${name}"]`).locator('visible=true').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`/demo/${name}`)
      // The page dmtest contains all components in both themes; the other pages are checked in one theme.
      await expectNoAxeViolations(page, ['light'])
    }
  },
)

test(
  'a select is chosen from by keys, in its own list, and Esc closes that list alone',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/demo/selector')
    await waitForHydration(page, true)
    const font = page.getByRole('combobox', { name: '字体' })
    const isOpen = () => font.evaluate((select) => select.matches(':open'))
    await font.press('ArrowDown')
    expect(await isOpen()).toBe(true)
    await page.keyboard.press('ArrowDown')
    await page.keyboard.press('Escape')
    expect(await isOpen()).toBe(false)
    await expect(font).toHaveValue('sans')
    await font.press('Space')
    await page.keyboard.press('End')
    await page.keyboard.press('Enter')
    await expect(font).toHaveValue('serif')
    await expect(font).toBeFocused()
    await expect(page.getByText('"serif"')).toBeVisible()

    await page.goto('/tpls')
    await waitForHydration(page, true)
    await page.locator('summary', { hasText: '筛选' }).click()
    const columns = page.getByLabel('分栏')
    await columns.press('ArrowDown')
    await page.keyboard.press('Escape')
    await expect(columns).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(columns).toBeHidden()
  },
)

test(
  'boxes, swatches and sliders keep what is chosen visible in forced colours',
  { tag: ['@desktop', '@deep'] },
  async ({ page }) => {
    await page.emulateMedia({ forcedColors: 'active' })
    await page.goto('/demo/checkbox')
    const appearance = (name: string) =>
      page
        .locator(`input[name=${name}]`)
        .first()
        .evaluate((input) => getComputedStyle(input).appearance)
    for (const name of ['on', 'partly', 'one']) expect(await appearance(name)).toBe('auto')
    await expectNoAxeViolations(page, ['light'])
    await page.goto('/demo/colorpicker')
    const shadow = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((input) => getComputedStyle(input).boxShadow)
    expect(await shadow('.swatch:checked')).not.toBe(await shadow('.swatch:not(:checked)'))
  },
)

test('a failed component can be retried', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  expectProblem(/触发错误|此组件出错了|Error: /)
  await page.goto('/demo/error-defense')
  await waitForHydration(page, true)
  const breaks = page.getByLabel('触发错误')
  await breaks.check()
  await expect(page.getByText('这部分内容加载失败')).toBeVisible()
  await breaks.uncheck()
  await page.getByRole('main').getByRole('button', { name: '重试', exact: true }).click()
  await expect(page.getByText('此组件运行正常')).toBeVisible()
})

test(
  'each kind of failing request has its own message',
  { tag: ['@desktop', '@deep'] },
  async ({ page, expectProblem }) => {
    expectProblem(/demo\/answers/)
    await page.goto('/demo/error-defense')
    await waitForHydration(page, true)
    const table = [
      ['网络断开', '网络连接失败，请检查网络后重试。'],
      ['超时', '请求超时，请稍后再试。'],
      ['未授权 401', '身份验证失败，请重新登录。'],
      ['请求有误 400', '信息有误，请检查后重试。'],
      ['服务器出错 503', '服务器出错了，请稍后再试。'],
      ['未知错误', '发生了未知错误，请刷新页面。'],
    ]
    for (const [button = '', words = ''] of table) {
      await page.getByRole('button', { name: button, exact: true }).click()
      await expect(page.getByText(words)).toBeVisible()
    }
  },
)
