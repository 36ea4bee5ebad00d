import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openApi } from '#api/embedded'
import { loadSecrets } from '#api/secrets'
import { readApiSettings } from '#api/settings'
import { createLog } from '#app/server/log.server'
import { createUpstream, type Upstream } from '#app/api-client/upstream'
import type { Sides } from './accounts'
import type { DatabasePlace } from './fill-database'
import type { Figure } from './figure'
import { benchSecret, fullShelf, type KnownPerson } from './filling'
import { edited, sampleResume } from './resumes'
import { besideEachOther, comparedFigures } from './side-by-side'

const rounds = 500
const saveRounds = 150
const timesAtMost = 1.5

/** Calls to the API in this process, with its answers opened as the front opens them. */
export async function measureAccountCalls({ small, large }: Sides, among: string): Promise<Figure[]> {
  const sample = sampleResume('teacher')
  const apis = [await openSide(small), await openSide(large)] as const
  const times = (
    count: number,
    task: (telephone: Upstream, person: KnownPerson, n: number) => Promise<unknown>,
  ) =>
    besideEachOther(
      count,
      apis.map((api) => (n) => api.asNext(n, task)),
    )
  try {
    const guard = await times(rounds, async (telephone) => {
      await telephone.call('checkLogin', {})
      await telephone.call('fetchPlanBenefits', {})
    })
    const list = await times(rounds, async (telephone) => {
      const { live } = await telephone.call('listResumes', {})
      if (live.length !== fullShelf) throw new Error(`${live.length} resumes on a shelf of ${fullShelf}`)
    })
    const save = await times(saveRounds, async (telephone, { resumeIds }, n) => {
      const [id = ''] = resumeIds
      const { revision } = await telephone.call('readStoredResume', { id })
      await telephone.call('saveStoredResume', { id, revision, resume: edited(sample, n) })
    })
    return [
      ...comparedFigures({ name: 'check_a and benefits', among, timesAtMost }, guard),
      ...comparedFigures({ name: `list of ${fullShelf} resumes`, among, timesAtMost }, list),
      // Waits for the disk, which others use too: no target.
      ...comparedFigures({ name: 'read and save of a stored resume', among }, save),
    ]
  } finally {
    for (const api of apis) await api.close()
  }
}

/** The service over one of the databases, in this process. */
export async function openSide({ place, people }: { place: DatabasePlace; people: KnownPerson[] }) {
  const settings = readApiSettings({
    DATA_DIR: place.dataDir,
    DATABASE_URL: place.databaseUrl,
    SESSION_SECRET: benchSecret,
  })
  const api = await openApi(settings, {
    templatesDir: resolve('templates'),
    contentDir: resolve('content'),
    sqliteWorker: pathToFileURL(resolve('build/server/sqlite-worker.js')),
    secrets: await loadSecrets(settings),
    log: createLog('warn'),
  })
  const telephones = people.map(({ token }) =>
    createUpstream({
      baseUrl: 'http://api.internal',
      send: (input, init) => api.fetch(new Request(input, init)),
      language: 'zh',
      requestId: 'bench',
      token: () => token,
    }),
  )
  return {
    /** Each time as the next person. */
    asNext(n: number, task: (telephone: Upstream, person: KnownPerson, n: number) => Promise<unknown>) {
      const turn = n % people.length
      return task(telephones[turn]!, people[turn]!, n)
    },
    close: api.close,
  }
}
