import type { Page } from '@playwright/test'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { openOffline } from '../support/open-offline'
import { saveStatus, openNewResume } from '../support/stored-resume'

test.use({ serviceWorkers: 'allow', typesetsPages: true })
test.beforeEach(({ expectProblem }) => {
  expectProblem(/^net::ERR_(INTERNET_DISCONNECTED|FAILED|ABORTED) /)
  // Remix prefetches the routes of visible links, and requests them again when one is followed.
  expectProblem(/^console error: Failed to fetch manifest patches/)
})

/** Types a name into a new draft, and waits until the editor is cached. */
async function startKept(page: Page): Promise<string> {
  await page.goto('/resume/create')
  await page.getByRole('button', { name: /空白/ }).click()
  await page.locator('html.scripted').waitFor()
  await page.getByLabel('姓名', { exact: true }).fill('在线写的')
  await expect(saveStatus(page)).toHaveText('已存本机')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  return page.url()
}

/** Returns every URL in this browser's caches, and the text of the cached pages. */
async function cachedIn(page: Page): Promise<{ paths: string[]; pages: string }> {
  return page.evaluate(async () => {
    const paths: string[] = []
    let pages = ''
    for (const name of await caches.keys()) {
      const cache = await caches.open(name)
      for (const { url } of await cache.keys()) {
        paths.push(new URL(url).pathname)
        if (!url.includes('/assets/')) pages += await (await cache.match(url))!.text()
      }
    }
    return { paths, pages }
  })
}

test(
  'a draft on this device opens offline, and can be edited',
  { tag: ['@desktop', '@smoke'] },
  async ({ page, context }) => {
    const address = await startKept(page)
    await context.setOffline(true)
    await openOffline(page, address)
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('在线写的')
    await page.getByLabel('姓名', { exact: true }).fill('离线写的')
    await expect(page.getByText('网络已断开')).toBeVisible()
    await expect(saveStatus(page)).toHaveText('已存本机')
    await page.reload()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('离线写的')
    await context.setOffline(false)
    await page.reload()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('离线写的')
  },
)

test(
  'a computer that has typeset the pages itself shows them offline',
  { tag: '@desktop' },
  async ({ page, context }) => {
    const address = await startKept(page)
    // The worker serves the pages that are opened after it was installed.
    await page.reload()
    for (const text of ['一', '二', '三']) {
      await page.getByLabel('姓名', { exact: true }).press('End')
      await page.keyboard.insertText(text)
    }
    const keptOutlines = async () =>
      (await cachedIn(page)).paths.filter((path) => /device-outlines/.test(path))
    await expect
      .poll(keptOutlines, { timeout: 30_000 })
      .toContainEqual(expect.stringContaining('outlines-noto-sans-sc'))
    await context.setOffline(true)
    await openOffline(page, address)
    const drawing = page.locator('aside svg[role=img] g').first()
    await expect(drawing.locator('path').first()).toBeAttached({ timeout: 30_000 })
    const before = await drawing.innerHTML()
    await page.getByLabel('姓名', { exact: true }).fill('离线写的')
    await expect.poll(() => drawing.innerHTML()).not.toBe(before)
    await expect(page.getByText('网络已断开')).toBeHidden()
  },
)

test(
  'any other page shows what works offline, links to the draft, and loads again with the network',
  { tag: '@desktop' },
  async ({ page, context }) => {
    await startKept(page)
    await context.setOffline(true)
    await page.goto('/pricing')
    await expect(page.getByRole('heading', { name: '当前无网络连接' })).toBeVisible()
    await page.getByRole('link', { name: /在线写的/ }).click()
    await expect(page.getByLabel('姓名', { exact: true })).toHaveValue('在线写的')
    await page.goto('/agreement')
    await expect(page.getByRole('link', { name: '再试一次' })).toHaveAttribute('href', '/agreement')
    await context.setOffline(false)
    await expect(page).toHaveURL(/\/agreement$/)
    await expect(page.getByRole('heading', { name: '用户协议', level: 1 })).toBeVisible()
  },
)

test('no data of a logged-in user is cached', { tag: '@desktop' }, async ({ page, context }) => {
  await logIn(context)
  await openNewResume(page)
  await page.getByLabel('姓名', { exact: true }).fill('绝密姓名')
  await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined))
  for (const path of ['/user', '/resume/my', '/']) await page.goto(path)
  const { paths, pages } = await cachedIn(page)
  const documents = paths.filter((path) => !path.startsWith('/assets/')).sort()
  expect(documents).toEqual([
    '/favicon.ico',
    '/favicon.svg',
    '/logo-black-256.png',
    '/logo-white-256.png',
    '/offline',
    '/resume/edit/offline',
  ])
  expect(pages).not.toContain('绝密姓名')
  expect(pages).not.toContain('退出登录')
})
