import { mkdtemp, rm } from 'node:fs/promises'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { serve, type ServerType } from '@hono/node-server'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { startApi, type ApiService } from '#api/server/start-api'
import { loadSecrets } from '#api/server/load-secrets'
import { readApiSettings } from '#api/settings'
import { ApiClientError } from '#app/api-client/api-client-error'
import { createApiClient, type Send, type ApiClient } from '#app/api-client/api-client'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import { emptyResume } from '#resume-model/empty-resume'
import type { Resume } from '#contract/resume/resume'

const silent = { info() {}, warn() {}, error() {} }
const transports = ['embedded', 'over a port'] as const
let dataDir: string
let api: ApiService
let server: ServerType
let baseUrl: string

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'parity-'))
  const settings = readApiSettings({ DATA_DIR: dataDir, NODE_ENV: 'test' })
  api = await startApi(settings, {
    sqliteWorker: new URL('../../api/db/sqlite/start-sqlite-worker-with-tsx.mjs', import.meta.url),
    templatesDir: 'templates',
    contentDir: 'content',
    secrets: await loadSecrets(settings),
    log: silent,
  })
  baseUrl = await new Promise((resolve) => {
    server = serve({ fetch: api.fetch, port: 0, hostname: '127.0.0.1' }, (address: AddressInfo) =>
      resolve(`http://127.0.0.1:${address.port}`),
    )
  })
})

afterAll(async () => {
  server.close()
  await api.close()
  await rm(dataDir, { recursive: true, force: true })
})

describe.each(transports)('the API client with an API %s', (transport) => {
  const send: Send = (input, init) =>
    transport === 'embedded' ? api.fetch(new Request(input, init)) : fetch(input, init)
  const apiClient = (): ApiClient => createApiClient({ baseUrl, send, language: 'zh', requestId: 'r-1' })
  const named = (name: string): Resume => {
    const blank = emptyResume(DEFAULT_STYLE)
    return { ...blank, basics: { ...blank.basics, name } }
  }

  test('the API client reads lists, and single items by id', async () => {
    const samples = await apiClient().call('listSamples', {})
    expect(samples.length).toBeGreaterThan(1)
    const inEnglish = await apiClient().call('listSamples', { language: 'en' })
    expect([samples[0]!.language, inEnglish[0]!.language]).toEqual([undefined, 'en'])
    expect((await apiClient().call('listTemplates', {})).map(({ id }) => id)).toContain('classic')
    const sample = await apiClient().call('readSample', { id: samples[0]!.id })
    expect(sample.resume.basics.name).not.toBe('')
  })

  test('the API client creates, reads, saves and releases a draft', async () => {
    const { id, secret, revision } = await apiClient().call('createDraft', { resume: named('甲') })
    const saved = await apiClient().call('saveDraft', { id, secret, revision, resume: named('乙') })
    const read = await apiClient().call('readDraft', { id, secret })
    expect([read.revision, read.resume.basics.name]).toEqual([saved.revision, '乙'])
    await apiClient().call('releaseDraft', { id, secret })
    const missing = apiClient().call('readDraft', { id, secret })
    await expect(missing).rejects.toSatisfy((failure: ApiClientError) => failure.isNotFound)
  })

  test('the API client returns the newer revision on a conflict', async () => {
    const { id, secret, revision } = await apiClient().call('createDraft', { resume: named('甲') })
    await apiClient().call('saveDraft', { id, secret, revision, resume: named('乙') })
    const outdated = apiClient().call('saveDraft', { id, secret, revision, resume: named('丙') })
    await expect(outdated).rejects.toSatisfy(
      (failure: ApiClientError) =>
        failure.isConflict && (failure.newer as { revision: number }).revision === revision + 1,
    )
  })

  test('the API client returns the same invalid field as the form', async () => {
    const resume = named('甲')
    resume.basics.email = 'nobody'
    const refused = apiClient().call('createDraft', { resume })
    await expect(refused).rejects.toMatchObject({ kind: 'business', fields: { 'basics.email': 'email' } })
  })

  test('the API client learns that a download link is unknown, and that its maker must log in', async () => {
    const unknown = apiClient().call('readDownloadLink', { token: 'unknown' })
    await expect(unknown).rejects.toBeInstanceOf(ApiClientError)
    const link = { resume: named('甲'), withData: false }
    await expect(apiClient().call('createDownloadLink', link)).rejects.toBeInstanceOf(ApiClientError)
  })
})
