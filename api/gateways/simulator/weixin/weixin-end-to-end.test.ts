import { join } from 'node:path'
import { endpoints } from '#contract/http/endpoints'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { type ApiService, startApi } from '../../../server/start-api'
import { hashSecret, newSecretToken } from '../../../ids-and-hashes'
import { silentLog } from '../../../server/log'
import { readApiSettings } from '../../../settings'
import { emptySqlite, type EmptyDatabase, sqliteWorker } from '../../../testing/databases'

let place: EmptyDatabase
let api: ApiService | undefined
beforeEach(async () => {
  place = await emptySqlite()
})
afterEach(async () => {
  await api?.close()
  api = undefined
  await place.remove()
})

async function open(env: Record<string, string>): Promise<ApiService> {
  const root = join(import.meta.dirname, '../../../..')
  api = await startApi(readApiSettings({ DATA_DIR: place.options.dataDir, ...env }), {
    sqliteWorker,
    templatesDir: join(root, 'templates'),
    contentDir: join(root, 'content'),
    secrets: ['a secret of the tests, long enough to be one'],
    log: silentLog,
  })
  return api
}

async function ask(path: string, body?: object) {
  const headers = { 'content-type': 'application/json' }
  const init = body && { method: 'POST', headers, body: JSON.stringify(body) }
  const response = await api!.fetch(new Request(`http://api${path}`, init))
  return ((await response.json()) as { data: any }).data // eslint-disable-line @typescript-eslint/no-explicit-any
}

test("a user logs in through the simulated WeChat's page and API", async () => {
  const publicOrigin = 'https://resume.example.com'
  const { simulator } = await open({ NODE_ENV: 'test', PUBLIC_ORIGIN: publicOrigin })
  const { mp } = await ask(endpoints.readWeixinApps.path)
  const browser = newSecretToken()
  const state = await ask(
    `${endpoints.makeWeixinState.path}?${new URLSearchParams({ pf: 'mp', browser: hashSecret(browser) })}`,
  )
  const query = new URLSearchParams({
    appid: mp.appId,
    redirect_uri: `${publicOrigin}/auth/wechat/callback`,
    response_type: 'code',
    scope: 'snsapi_userinfo',
    state,
  })
  expect(mp.authorizeUrl).toBe(`${publicOrigin}/dev/weixin/connect/oauth2/authorize`)
  const page = await simulator!.fetch(new Request(`${mp.authorizeUrl}?${query}`))
  const link = /href="([^"]+)"[^>]*>\s*<b>小雨/.exec(await page.text())![1]!
  const confirm = new URL(link.replaceAll('&amp;', '&'), mp.authorizeUrl)
  const back = await simulator!.fetch(new Request(confirm))
  const came = new URL(back.headers.get('location')!)
  expect(came.searchParams.get('state')).toBe(state)
  const code = came.searchParams.get('code')
  expect(await ask(endpoints.takeWeixinCode.path, { state, browser, code })).toEqual({ next: 'finish' })
  expect(await ask(endpoints.finishWeixin.path, { state, browser })).toMatchObject({
    did: 'login',
    isNewUser: true,
    token: expect.any(String) as string,
  })
})

test("the simulator's pages can have another origin", async () => {
  await open({ NODE_ENV: 'test', SIMULATOR_ORIGIN: 'https://weixin.example.com' })
  expect((await ask(endpoints.readWeixinApps.path)).web.authorizeUrl).toBe(
    'https://weixin.example.com/connect/qrconnect',
  )
})

test('closing the simulator closes its port', async () => {
  const { simulator } = await open({ NODE_ENV: 'test' })
  const wire = `${simulator!.weixin.apiUrl}/sns/userinfo`
  expect((await fetch(wire)).status).toBe(200)
  await api!.close()
  await expect(fetch(wire)).rejects.toThrow()
})

test('nothing is simulated in production unless it is allowed', async () => {
  expect((await open({})).simulator).toBeUndefined()
  expect(await ask(endpoints.readWeixinApps.path)).toEqual({ mp: null, web: null })
})
