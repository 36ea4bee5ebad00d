import type { APIRequestContext } from '@playwright/test'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { postForm } from '../support/post-form'
import { buyPlan } from '../support/pay'

/** Pages cached per member; an unknown cookie bypasses the cache. */
const pages = [
  ...[
    '/',
    '/pricing',
    '/resume/tpls',
    '/tpls',
    '/tpls?level=0',
    '/positions',
    '/positions/frontend-engineer',
  ],
  ...['/blogs/list/guide', '/blogs/detail/background-check-what-is-checked', '/resume/create'],
  ...['/resume/create/scenario-start', '/privacy', '/agreement'],
]
/** Characters that are escaped differently in text, attributes and scripts. */
const hardName = `"O'<b>&\\林`

test(
  "a member's cached page equals one rendered for the request",
  { tag: ['@desktop', '@deep'] },
  async ({ context }) => {
    await logIn(context)
    // Cached with the old name, which must not be shown again.
    for (const path of pages) await read(context.request, path)
    await rename(context.request, hardName)
    for (const path of pages) await expectTheSame(context.request, path)
    await buyPlan(context, '基础月卡')
    for (const path of ['/', '/resume/tpls', '/resume/create']) await expectTheSame(context.request, path)
  },
)

async function expectTheSame(request: APIRequestContext, path: string) {
  const rendered = await read(request, path, 'strange=1')
  for (const html of [await read(request, path), await read(request, path)]) expect(html, path).toBe(rendered)
  expect(rendered, path).toContain('&quot;O&#x27;&lt;b&gt;&amp;\\林')
}

async function rename(request: APIRequestContext, nickname: string) {
  const answer = await postForm({ request }, '/user?index', { intent: 'rename', nickname })
  expect(answer.status()).toBeLessThan(400)
  // Shows the message of the change, which is shown once.
  await read(request, '/user')
}

/** Returns a page's HTML without its nonce. */
async function read(request: APIRequestContext, path: string, cookie?: string) {
  const own = (await request.storageState()).cookies
    .filter(({ path }) => path === '/')
    .map(({ name, value }) => `${name}=${value}`)
  const headers = { cookie: [...own, ...(cookie ? [cookie] : [])].join('; ') }
  const answer = await request.get(path, { headers })
  expect(answer.status(), path).toBe(200)
  return (await answer.text()).replace(/nonce="[^"]*"/g, 'nonce')
}
