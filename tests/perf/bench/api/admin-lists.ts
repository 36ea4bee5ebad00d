import type { CallName, InputOf } from '#contract/http/endpoints'
import type { ApiClient } from '#app/api-client/api-client'
import { openBenchApi } from './account-calls'
import type { DatabaseSizes } from './accounts'
import type { Measurement } from '../stats/measurement'
import { percentile } from '../stats/percentiles'
import { timeTask } from '../stats/timing'

const rounds = 100
const warmUps = 10
/** The limit for admin lists on either database, in ms. */
const maxP95At = 50

type ListCall =
  'listUsersAsAdmin' | 'listResumesAsAdmin' | 'listChatsAsAdmin' | 'listErrorReports' | 'readAdminSeries'
type PagedListCall = Exclude<ListCall, 'readAdminSeries'>
type ListQuery = Omit<InputOf<PagedListCall>, 'size'>

/** Measures admin lists over all rows: first pages, far pages, filters and searches. */
export async function measureAdminLists(database: DatabaseSizes['large']): Promise<Measurement[]> {
  const api = await openBenchApi(database)
  try {
    const { phone } = database.people[0]!
    const asAdmin = <T>(task: (apiClient: ApiClient) => Promise<T>) => api.asNextPerson(0, task) as Promise<T>
    const far = (name: PagedListCall, listQuery: ListQuery) =>
      asAdmin((apiClient) => farPage(apiClient, name, listQuery))
    const lists: [said: string, name: ListCall, asked: ListQuery][] = [
      ['people', 'listUsersAsAdmin', {}],
      ['people, 2,000 rows on', 'listUsersAsAdmin', await far('listUsersAsAdmin', {})],
      ['people by the last visit', 'listUsersAsAdmin', { sort: 'seen', order: 'asc' }],
      ['people, admins', 'listUsersAsAdmin', { filter: 'admin' }],
      ['people, disabled', 'listUsersAsAdmin', { filter: 'disabled' }],
      ['people by phone', 'listUsersAsAdmin', { search: phone }],
      ['people by a nickname all have', 'listUsersAsAdmin', { search: '用户' }],
      ['resumes', 'listResumesAsAdmin', {}],
      ['resumes, 2,000 rows on', 'listResumesAsAdmin', await far('listResumesAsAdmin', {})],
      ['resumes in bins', 'listResumesAsAdmin', { filter: 'binned', order: 'asc' }],
      ['resumes by phone', 'listResumesAsAdmin', { search: phone }],
      ['talks', 'listChatsAsAdmin', {}],
      ['talks, 2,000 rows on', 'listChatsAsAdmin', await far('listChatsAsAdmin', {})],
      ['talks by when they began', 'listChatsAsAdmin', { sort: 'created', order: 'asc' }],
      ['talks, marked', 'listChatsAsAdmin', { filter: 'flagged' }],
      ['talks by phone', 'listChatsAsAdmin', { search: phone }],
      ['talks of some days', 'listChatsAsAdmin', { since: '2020-01-01', until: '2040-01-01' }],
      ['errors', 'listErrorReports', {}],
      ['errors by how many', 'listErrorReports', { sort: 'count' }],
      ['the home, by day', 'readAdminSeries', {}],
      ['resumes of a day', 'listResumesAsAdmin', { since: '2020-01-01', filter: 'live' }],
    ]
    const figures: Measurement[] = []
    for (const [said, name, listQuery] of lists) {
      const times: number[] = []
      for (let n = 0; n < warmUps + rounds; n++) {
        const ms = await timeTask(() =>
          asAdmin((apiClient) => apiClient.call(name, listQuery as InputOf<ListCall>)),
        )
        if (n >= warmUps) times.push(ms)
      }
      figures.push({
        name: `admin lists ${said}, p95`,
        measured: percentile(times, 0.95),
        unit: 'ms',
        max: maxP95At,
        note: `p50 ${percentile(times, 0.5).toFixed(1)} ms`,
      })
    }
    return figures
  } finally {
    await api.close()
  }
}

const farPages = 4

/** Returns the query for the page after several long ones. */
async function farPage(
  apiClient: ApiClient,
  name: CallName & PagedListCall,
  listQuery: ListQuery,
): Promise<ListQuery> {
  let after: string | undefined
  for (let page = 0; page < farPages; page++) {
    const cursor = await apiClient.call(name, {
      ...listQuery,
      ...(after && { after }),
      size: 500,
    } as InputOf<PagedListCall>)
    after = cursor.after ?? after
  }
  return { ...listQuery, ...(after && { after }) }
}
