import type { Page } from '@playwright/test'
import { expect, test } from '../support/fixtures'
import { logIn } from '../support/log-in'
import { createResume } from '../support/stored-resume'

/** The editor's page ends after the name's field, as it does for somebody who saves while the rest is still on its way. */
async function cutAfterName(page: Page) {
  await page.route(/\/resume\/edit\//, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback()
    const response = await route.fetch()
    const html = await response.text()
    const name = html.indexOf('name="basics.name"')
    expect(name).toBeGreaterThan(0)
    return route.fulfill({ response, body: html.slice(0, html.indexOf('>', name) + 1) })
  })
}

for (const who of ['a guest', 'a user'])
  test(
    `what ${who} typed is saved while the page is still arriving, and nothing else is lost`,
    { tag: '@no-javascript' },
    async ({ page, context }) => {
      if (who === 'a user') await logIn(context)
      const id = await createResume(page, 'sample:backend-engineer')
      const address = who === 'a user' ? `/resume/edit/${id}` : `/resume/edit/offline?draft=${id}`
      await page.goto(address)
      const names = page.locator('[name^="sections["]')
      const count = await names.count()
      expect(count).toBeGreaterThan(20)

      await cutAfterName(page)
      await page.goto(address)
      await expect(names).toHaveCount(0)
      await page.getByLabel('姓名').fill('诸葛孔明')
      await page.unroute(/\/resume\/edit\//)
      await page.getByRole('button', { name: '保存', exact: true }).click()

      await expect(page.getByText('已保存。')).toBeVisible()
      await expect(page.getByLabel('姓名')).toHaveValue('诸葛孔明')
      await expect(names).toHaveCount(count)
    },
  )
