import type { APIRequestContext } from '@playwright/test'
import { logIn } from '../support/log-in'
import { expect, test } from '../support/fixtures'
import { buyPlan } from '../support/pay'

/** Pages that are cached for all members of a kind; an unknown cookie makes the server render them. */
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
  "a cached members' page equals one rendered for its reader",
  { tag: '@desktop' },
  async ({ page, context }) => {
    await logIn(context)
    await rename(context.request, hardName)
    for (const path of pages) await expectTheSame(context.request, path)
    // A plan with large quotas, so that numbers are filled in, too.
    await buyPlan(page, '基础月卡')
    for (const path of ['/', '/resume/tpls', '/resume/create']) await expectTheSame(context.request, path)
  },
)

async function expectTheSame(request: APIRequestContext, path: string) {
  const drawn = await read(request, path, 'strange=1')
  // The first request renders it into the cache.
  for (const answer of [await read(request, path), await read(request, path)]) {
    expect(answer.html, path).toBe(drawn.html)
    expect(answer.told, path).toEqual(drawn.told)
    expect([answer.packed, drawn.packed], path).toEqual(['gzip', 'br'])
  }
  expect(JSON.stringify(drawn.told), path).toContain(JSON.stringify(hardName).slice(1, -1))
}

async function rename(request: APIRequestContext, nickname: string) {
  const origin = new URL((await request.get('/healthz')).url()).origin
  const form = { intent: 'rename', nickname }
  const answer = await request.post('/user?index', { form, headers: { origin } })
  expect(answer.status()).toBe(200)
}

/**
 * Reads a page, rendered with brotli or cached with gzip: its HTML without per-response values, and
 * separately its script data.
 */
async function read(request: APIRequestContext, path: string, cookie?: string) {
  const own = (await request.storageState()).cookies
    .filter(({ path }) => path === '/')
    .map(({ name, value }) => `${name}=${value}`)
  const headers = { cookie: [...own, ...(cookie ? [cookie] : [])].join('; ') }
  const answer = await request.get(path, { headers })
  expect(answer.status(), path).toBe(200)
  const told: unknown[] = []
  const html = (await answer.text())
    .replace(/nonce="[^"]*"/g, 'nonce')
    .replace(/streamController\.enqueue\(("(?:[^"\\]|\\.)*")\)/g, (_, chunk: string) => {
      told.push(meant(JSON.parse(chunk) as string))
      return 'told'
    })
  return { html, told, packed: answer.headers()['content-encoding'] }
}

/** Decodes turbo-stream: each value once, with references by index. */
function meant(chunk: string): unknown {
  const values = JSON.parse(chunk) as unknown[]
  const at = (place: number): unknown => {
    const value = values[place]
    if (place < 0 || typeof value !== 'object' || value === null)
      return place < 0 ? `of kind ${place}` : value
    if (Array.isArray(value)) return value.map((one: unknown) => (typeof one === 'number' ? at(one) : one))
    const fields = Object.entries(value as Record<string, number>)
    return Object.fromEntries(fields.map(([name, one]) => [at(Number(name.slice(1))), at(one)]))
  }
  return at(0)
}
