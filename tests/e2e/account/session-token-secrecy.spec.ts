import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { BrowserContext, Page } from '@playwright/test'
import { unzipSync } from 'fflate'
import { authCookieName, parseAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { freePort } from '#tests/servers/free-port'
import { startProductServer, type RunningServer } from '#tests/servers/start-product-server'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { createResume } from '../support/stored-resume'

/** All pages of a logged-in user, and a missing one. */
const pages = [
  ...['/', '/?welcome', '/?login', '/resume/create', '/resume/my', '/resume/my?upgrade', '/user', '/login'],
  ...['/user/invite', '/user/orders', '/pricing', '/pricing?productId=200', '/vipMarket', '/resume/keep'],
  ...['/privacy', '/agreement', '/admin', '/nowhere', '/healthz', '/dev/outbox'],
]

test.describe('the session token', { tag: '@desktop' }, () => {
  let product: RunningServer
  let log = ''
  test.beforeAll(async () => {
    product = await startProductServer({
      env: {
        ALLOW_SIMULATED_PROVIDERS: '1',
        SIMULATOR_ORIGIN: `http://localhost:${await freePort()}`,
        TRUST_PROXY: '1',
        LOG_LEVEL: 'debug',
      },
      onOutput: (text) => (log += text),
    })
  })
  test.afterAll(() => product.stop())

  test('the session token is in its encrypted cookie and nowhere else', async ({ browser, watch }) => {
    test.setTimeout(120_000)
    const context = await browser.newContext({ baseURL: product.origin, locale: 'zh-CN' })
    watch(context)
    const heard = heardBy(context)
    await logIn(context)
    const secret = (await readFile(join(product.dataDir, 'session-secret'), 'utf8')).trim()
    const token = await tokenOf(context, secret)

    const page = await context.newPage()
    const id = await createResume(page, 'sample:backend-engineer')
    const own = [`/resume/edit/${id}`, `/resume/versions/${id}`, `/resume/download?resume=${id}&upgrade`]
    for (const path of ['/user', own[0]!]) {
      await page.goto(path)
      expect(await storedByScripts(page), path).not.toContain(token)
    }
    await page.goto('/resume/my')
    await page.getByRole('main').getByRole('link', { name: '新建简历' }).click()
    await expect(page).toHaveURL(/\/resume\/create$/)

    const answers = await heard()
    expect(answers.filter(({ url }) => url.endsWith('.js')).length).toBeGreaterThan(5)
    for (const path of [...pages, ...own])
      answers.push(await requestPage(context, path), await requestPage(context, dataOf(path)))
    answers.push(await requestPage(context, `/resume/export/${id}`))
    const files = unzipSync(new Uint8Array(await (await context.request.get('/user/export')).body()))
    answers.push(...Object.entries(files).map(([name, bytes]) => ({ url: name, text: textOf(bytes) })))

    expect(await tokenOf(context, secret), 'the walk went with one token').toBe(token)
    for (const { url, text } of answers)
      for (const hidden of [token, secret]) expect(text.includes(hidden), url).toBe(false)
    expect(log.split('\n').length).toBeGreaterThan(pages.length)
    for (const hidden of [token, secret]) expect(log).not.toContain(hidden)
    await context.close()
  })

  test('the client scripts contain no code that handles the session token', async () => {
    const folder = 'build/client/assets'
    const scripts = (await readdir(folder)).filter((name) => name.endsWith('.js'))
    expect(scripts.length).toBeGreaterThan(5)
    for (const name of scripts)
      expect(await readFile(join(folder, name), 'utf8'), name).not.toMatch(
        /auth-storage|node:crypto|aes-256-gcm|authorization|Bearer /i,
      )
  })
})

type Answer = { url: string; text: string }

/** Collects the responses this browser receives from now on, as far as their pages stay open. */
function heardBy(context: BrowserContext): () => Promise<Answer[]> {
  const coming: Promise<Answer | undefined>[] = []
  context.on('response', (response) => {
    const url = response.url()
    // Leaving a page discards its response bodies, so each URL is also requested separately.
    coming.push(
      response.body().then(
        (body) => ({ url, text: textOf(body) }),
        () => undefined,
      ),
    )
  })
  return async () => (await Promise.all(coming)).filter((answer) => answer !== undefined)
}

async function requestPage(context: BrowserContext, path: string): Promise<Answer> {
  const response = await context.request.get(path)
  return { url: path, text: JSON.stringify(response.headers()) + textOf(await response.body()) }
}

/** Returns the URL of a page's data requests. */
function dataOf(path: string): string {
  const [pathname, query = ''] = path.split('?')
  return `${pathname === '/' ? '/_root' : pathname}.data?${query}`
}

/** Decodes byte by byte, so that a token in the middle of a binary file is found. */
function textOf(bytes: Uint8Array): string {
  return Buffer.from(bytes).toString('latin1')
}

async function tokenOf(context: BrowserContext, secret: string): Promise<string> {
  const cookie = (await context.cookies()).find(({ name }) => name === authCookieName)
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict' })
  return parseAuthCookie(cookie!.value, [secret])!
}

/** Returns all storage that page scripts can read. */
function storedByScripts(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([document.cookie, { ...localStorage }, { ...sessionStorage }]))
}
