import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { startApi } from '#api/server/start-api'
import { loadSecrets } from '#api/server/load-secrets'
import { readApiSettings } from '#api/settings'
import { createLogger } from '#app/server/logging/logger.server'
import { createApiClient, type ApiClient } from '#app/api-client/api-client'
import type { DatabaseSizes } from './accounts'
import type { DatabaseLocation } from '../seed/seed-database'
import type { Measurement } from '../stats/measurement'
import { benchSecret, resumesPerKnownPerson, type KnownPerson } from '../seed/account-rows'
import { withSmallChange, sampleResume } from '../documents/bench-resumes'
import { measureInterleaved, comparisonMeasurements } from '../stats/compare-small-and-large'

const rounds = 500
const saveRounds = 150
const maxRatio = 1.5

/** Measures calls to the API in this process, through the product's API client. */
export async function measureAccountCalls(
  { small, large }: DatabaseSizes,
  largeLabel: string,
): Promise<Measurement[]> {
  const sample = sampleResume('teacher')
  const apis = [await openBenchApi(small), await openBenchApi(large)] as const
  const times = (
    count: number,
    task: (apiClient: ApiClient, person: KnownPerson, n: number) => Promise<unknown>,
  ) =>
    measureInterleaved(
      count,
      apis.map((api) => (n) => api.asNextPerson(n, task)),
    )
  try {
    const guard = await times(rounds, async (apiClient) => {
      await apiClient.call('checkLogin', {})
      await apiClient.call('fetchPlanBenefits', {})
    })
    const list = await times(rounds, async (apiClient) => {
      const { live } = await apiClient.call('listResumes', {})
      if (live.length !== resumesPerKnownPerson)
        throw new Error(`${live.length} resumes on a shelf of ${resumesPerKnownPerson}`)
    })
    const save = await times(saveRounds, async (apiClient, { resumeIds }, n) => {
      const [id = ''] = resumeIds
      const { revision } = await apiClient.call('readStoredResume', { id })
      await apiClient.call('saveStoredResume', { id, revision, resume: withSmallChange(sample, n) })
    })
    return [
      ...comparisonMeasurements({ name: 'check_a and benefits', largeLabel, maxRatio }, guard),
      ...comparisonMeasurements(
        { name: `list of ${resumesPerKnownPerson} resumes`, largeLabel, maxRatio },
        list,
      ),
      // No target, because other load on the disk affects it.
      ...comparisonMeasurements({ name: 'read and save of a stored resume', largeLabel }, save),
    ]
  } finally {
    for (const api of apis) await api.close()
  }
}

/** Opens the API over one of the databases, in this process. */
export async function openBenchApi({
  database,
  people,
}: {
  database: DatabaseLocation
  people: KnownPerson[]
}) {
  const settings = readApiSettings({
    DATA_DIR: database.dataDir,
    DATABASE_URL: database.databaseUrl,
    SESSION_SECRET: benchSecret,
  })
  const api = await startApi(settings, {
    templatesDir: resolve('templates'),
    contentDir: resolve('content'),
    sqliteWorker: pathToFileURL(resolve('build/server/sqlite-worker.js')),
    secrets: await loadSecrets(settings),
    log: createLogger('warn'),
  })
  const apiClients = people.map(({ token }) =>
    createApiClient({
      baseUrl: 'http://api.internal',
      send: (input, init) => api.fetch(new Request(input, init)),
      language: 'zh',
      requestId: 'bench',
      token: () => token,
    }),
  )
  return {
    /** Runs a task as the next user. */
    asNextPerson(
      n: number,
      task: (apiClient: ApiClient, person: KnownPerson, n: number) => Promise<unknown>,
    ) {
      const turn = n % people.length
      return task(apiClients[turn]!, people[turn]!, n)
    },
    close: api.close,
  }
}
