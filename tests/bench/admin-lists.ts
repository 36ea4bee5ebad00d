import type { CallName, InputOf } from '#contract/endpoints'
import type { Upstream } from '#app/api-client/upstream'
import { openSide } from './account-calls'
import type { Sides } from './accounts'
import type { Figure } from './figure'
import { percentile } from './percentiles'
import { msOf } from './timing'

const rounds = 100
const warmUps = 10
/** Issue: lists of admins, on either database. */
const p95AtMost = 50

type List =
  'listUsersAsAdmin' | 'listResumesAsAdmin' | 'listChatsAsAdmin' | 'listErrorReports' | 'readAdminSeries'
type Paged = Exclude<List, 'readAdminSeries'>
type Asked = Omit<InputOf<Paged>, 'size'>

/** Lists of admins over everybody, in the ways they are asked: first pages, far pages, filters, searches. */
export async function measureAdminLists(side: Sides['large']): Promise<Figure[]> {
  const api = await openSide(side)
  try {
    const { phone } = side.people[0]!
    const asAdmin = <T>(task: (telephone: Upstream) => Promise<T>) => api.asNext(0, task) as Promise<T>
    const far = (name: Paged, asked: Asked) => asAdmin((telephone) => farPage(telephone, name, asked))
    const lists: [said: string, name: List, asked: Asked][] = [
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
    const figures: Figure[] = []
    for (const [said, name, asked] of lists) {
      const times: number[] = []
      for (let n = 0; n < warmUps + rounds; n++) {
        const ms = await msOf(() => asAdmin((telephone) => telephone.call(name, asked as InputOf<List>)))
        if (n >= warmUps) times.push(ms)
      }
      figures.push({
        name: `admin lists ${said}, p95`,
        measured: percentile(times, 0.95),
        unit: 'ms',
        atMost: p95AtMost,
        note: `p50 ${percentile(times, 0.5).toFixed(1)} ms`,
      })
    }
    return figures
  } finally {
    await api.close()
  }
}

const farPages = 4

/** The place behind some long pages. */
async function farPage(telephone: Upstream, name: CallName & Paged, asked: Asked): Promise<Asked> {
  let after: string | undefined
  for (let page = 0; page < farPages; page++) {
    const told = await telephone.call(name, {
      ...asked,
      ...(after && { after }),
      size: 500,
    } as InputOf<Paged>)
    after = told.after ?? after
  }
  return { ...asked, ...(after && { after }) }
}
