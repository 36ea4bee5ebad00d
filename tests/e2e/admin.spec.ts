import { adminPhone } from './admin-phone'
import { expectNoAxeViolations } from './axe'
import { logIn } from './log-in'
import { expect, test } from './page'

test('a stranger asks for the pages of admins', { tag: '@wide' }, async ({ page }) => {
  await page.goto('/admin')
  const { pathname, searchParams } = new URL(page.url())
  expect([pathname, searchParams.has('login'), searchParams.get('to')]).toEqual(['/', true, '/admin'])
})

test('somebody who is no admin asks for them', { tag: '@wide' }, async ({ page }) => {
  await logIn(page.context())
  await page.goto('/admin')
  expect(new URL(page.url()).pathname).toBe('/')
})

test('an admin looks at the overview', { tag: '@desktop' }, async ({ page }) => {
  await logIn(page.context(), adminPhone)
  await page.goto('/admin')
  const figure = page.locator('dl > div').filter({ hasText: '注册用户' }).locator('dd')
  expect(Number((await figure.innerText()).replace(/\D/g, ''))).toBeGreaterThan(0)
  await expectNoAxeViolations(page)
})
