import { adminPhone } from './admin-phone'
import { expectNoAxeViolations } from './axe'
import { logIn } from './log-in'
import { expect, test } from './page'

test('an admin looks at the overview', { tag: '@desktop' }, async ({ page }, info) => {
  await logIn(page.context(), adminPhone('overview', info))
  await page.goto('/admin')
  const figure = page.locator('dl > div').filter({ hasText: '注册用户' }).locator('dd')
  expect(Number((await figure.innerText()).replace(/\D/g, ''))).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
})
