import { existsSync } from 'node:fs'
import { expectNoAxeViolations } from '../support/axe'
import { logIn } from '../support/log-in'
import { waitForHydration } from '../support/login-form'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

test(
  'a template is found by its purpose, previewed in a colour, and used for a new resume',
  { tag: ['@everywhere', '@desktop', '@deep-no-javascript'] },
  async ({ page, javaScriptEnabled }) => {
    await page.goto('/tpls')
    await page.getByRole('navigation', { name: '场景' }).getByRole('link', { name: /^留学/ }).click()
    await expect(page).toHaveURL(/scenario=abroad/)
    await waitForHydration(page, javaScriptEnabled)
    const columns = page.getByLabel('分栏')
    await columns.focus()
    await columns.selectOption('1')
    if (!javaScriptEnabled) await page.getByRole('button', { name: '筛选' }).click()
    await expect(page).toHaveURL(/scenario=abroad.*columns=1|columns=1.*scenario=abroad/)
    // The focus of keyboard users stays in place.
    if (javaScriptEnabled) await expect(columns).toBeFocused()
    await expectNoAxeViolations(page)
    const tile = page.getByRole('article').first()
    const name = await tile.getByRole('heading').innerText()
    await tile.getByRole('link', { name }).click()
    await expect(page.getByRole('heading', { level: 1 })).toContainText(name)
    await page.getByRole('link', { name: '颜色 2' }).click()
    await expect(page).toHaveURL(/colour=[0-9a-f]{6}/)
    const colour = new URL(page.url()).searchParams.get('colour')!
    await expectNoAxeViolations(page)
    await page.getByRole('main').getByRole('button', { name: '使用此模板', exact: true }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/offline\?draft=/)
    await expect(page.locator('input[name="style.colour"]:checked')).toHaveValue(`#${colour}`)
  },
)

test(
  'a user previews a stored resume in a template, and applies the template',
  { tag: ['@desktop', '@deep'] },
  async ({ page, context }) => {
    await logIn(context)
    await createResume(page, 'sample:teacher')
    await page.goto('/resume/tpls?q=通栏')
    await page.getByRole('main').getByRole('link', { name: '通栏' }).click()
    const sheet = page.getByRole('img', { name: '通栏模板第 1 页' })
    await expect(sheet).toHaveAttribute('src', /^\/sheets\/pages\/1\?resume=/)
    await expect.poll(() => sheet.evaluate((img: HTMLImageElement) => img.naturalWidth)).toBeGreaterThan(0)
    await page.getByRole('button', { name: '换到这份简历上' }).click()
    await expect(page).toHaveURL(/\/resume\/edit\/.*pane=style/)
    await expect(page.locator('input[name="style.template"]:checked')).toHaveValue(/^band@/)
  },
)

test(
  'the thumbnails of public pages were drawn with the build, so nobody waits for the first',
  { tag: '@desktop' },
  async ({ request }) => {
    for (const page of ['/', '/resume/create', '/tpls']) {
      const html = await (await request.get(page)).text()
      const addresses = [...html.matchAll(/\/thumbnails\/[^"\s]+/g)].map(([address]) =>
        address.replaceAll('&amp;', '&'),
      )
      expect(addresses.length).toBeGreaterThan(5)
      for (const address of new Set(addresses)) {
        const tag = (await request.get(address)).headers()['etag']!.replaceAll('"', '')
        expect(existsSync(`build/thumbnails/${tag}.webp`), address).toBe(true)
      }
    }
  },
)
