import { demoGroups, demoPages } from '#app/features/demo/pages'
import { expectNoAxeViolations } from './axe'
import { untilScripted } from './login-form'
import { expect, test } from './page'

test(
  'each page of the component book opens, and can be read by everybody',
  { tag: '@desktop' },
  async ({ page }) => {
    await page.goto('/demo')
    for (const name of demoGroups.flatMap((group) => demoPages[group])) {
      await page.locator(`nav a[href="/demo/${name}"]`).locator('visible=true').click()
      await expect(page.getByRole('heading', { level: 1 })).toContainText(`/demo/${name}`)
      // What there is of parts stands on dmtest in both themes; the pages themselves are looked at in one.
      await expectNoAxeViolations(page, ['light'])
    }
  },
)

test('a part that breaks is mended and tried again', { tag: '@desktop' }, async ({ page, expectProblem }) => {
  expectProblem(/弄坏|这一块现在是坏的|Error: /)
  await page.goto('/demo/error-defense')
  await untilScripted(page, true)
  const breaks = page.getByLabel('弄坏它')
  await breaks.check()
  await expect(page.getByText('这一块出错了')).toBeVisible()
  await breaks.uncheck()
  await page.getByRole('main').getByRole('button', { name: '重试', exact: true }).click()
  await expect(page.getByText('这一块是好的')).toBeVisible()
})
