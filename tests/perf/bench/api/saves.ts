import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startApi } from '#api/server/start-api'
import { loadSecrets } from '#api/server/load-secrets'
import { readApiSettings } from '#api/settings'
import { createLogger } from '#app/server/logging/logger.server'
import { createApiClient } from '#app/api-client/api-client'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { withSmallChange, sampleResume } from '../documents/bench-resumes'
import { temporaryFolder } from '#tests/servers/temporary-folder'
import { measureThroughput, measureTimes } from '../stats/timing'

const saves = 500
const warmUps = 50
const clients = 20

/**
 * Measures saves of drafts through the API in this process, each on disk before it is acknowledged: by one
 * client, and by 20 at once.
 */
export async function measureSaves(): Promise<Measurement[]> {
  const data = temporaryFolder()
  const settings = readApiSettings({ DATA_DIR: data.path })
  const api = await startApi(settings, {
    templatesDir: resolve('templates'),
    contentDir: resolve('content'),
    sqliteWorker: pathToFileURL(resolve('build/server/sqlite-worker.js')),
    secrets: await loadSecrets(settings),
    log: createLogger('warn'),
  })
  try {
    const draftSavers = await Promise.all(Array.from({ length: clients }, () => createDraftSaver(api.fetch)))
    const alone = await measureTimes(warmUps + saves, draftSavers[0]!).then((all) => all.slice(warmUps))
    const each = await measureThroughput(saves * 4, clients, (n, client) => draftSavers[client]!(n))
    return [
      { name: 'save of a draft, p50', measured: percentile(alone, 0.5), unit: 'ms' },
      { name: 'save of a draft, p99', measured: percentile(alone, 0.99), unit: 'ms' },
      { name: `saves by ${clients} clients`, measured: each, unit: '/s' },
    ]
  } finally {
    await api.close()
    data.remove()
  }
}

/** Creates a draft. Returns a function that saves it again. */
async function createDraftSaver(fetchApi: (request: Request) => Promise<Response>) {
  const apiClient = createApiClient({
    baseUrl: 'http://api.internal',
    send: (input, init) => fetchApi(new Request(input, init)),
    language: 'zh',
    requestId: 'bench',
  })
  const resume = sampleResume('campus-graduate')
  const { id, secret, ...made } = await apiClient.call('createDraft', { resume })
  let revision = made.revision
  return async (n: number) => {
    const saved = await apiClient.call('saveDraft', {
      id,
      secret,
      revision,
      resume: withSmallChange(resume, n),
    })
    revision = saved.revision
  }
}
