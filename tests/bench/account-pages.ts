import { authStorageName, writeToken } from '#app/session/auth-storage.server'
import { endpoints } from '#contract/endpoints'
import type { Sides } from './accounts'
import { ask } from './ask'
import type { DatabasePlace } from './fill-database'
import type { Figure } from './figure'
import { benchSecret, type KnownPerson } from './filling'
import { percentile } from './percentiles'
import { withProduct } from './served-product'
import { besideEachOther, comparedFigures } from './side-by-side'

const rounds = 300
/** What the page of somebody's resumes asks of the API, and its answer to a script. */
const asked = ['checkLogin', 'fetchPlanBenefits', 'listResumes'] as const
const answered = '/resume/my.data'

/** Pages of somebody who is logged in, over the wire: each time another person, so that each asks check_a. */
export function measureAccountPages({ small, large }: Sides, among: string): Promise<Figure[]> {
  return withProduct(
    ({ origin: alone }) =>
      withProduct(async ({ origin: crowded }) => {
        const page = async (path: string, atMost: number) => {
          const name = `GET of ${path}`
          const getters = [getterOf(alone + path, small.people), getterOf(crowded + path, large.people)]
          return comparedFigures(
            { name, among, atMost, timesAtMost: 1.5 },
            await besideEachOther(rounds, getters),
          )
        }
        return [
          ...(await page('/user', 12)),
          ...(await page('/resume/my', 30)),
          await overheadFigure(alone, small),
        ]
      }, surroundings(large.place)),
    surroundings(small.place),
  )
}

/** What the front adds to the calls a page is made of: its answer to a script, against the same calls made directly. */
async function overheadFigure(origin: string, { place, people }: Sides['small']): Promise<Figure> {
  return withProduct(
    async ({ origin: api }) => {
      const callDirectly = async (n: number) => {
        const authorization = `Bearer ${people[n % people.length]!.token}`
        for (const name of asked) {
          const { method, path } = endpoints[name]
          const headers = { authorization, 'content-type': 'application/json' }
          await expectOk(api + path, { method, headers, body: method === 'POST' ? '{}' : undefined })
        }
      }
      const throughFront = getterOf(origin + answered, people)
      const [direct = [], front = []] = await besideEachOther(rounds, [callDirectly, throughFront])
      const [p50, frontP50] = [percentile(direct, 0.5), percentile(front, 0.5)]
      const note = `${asked.join(', ')} directly ${p50.toFixed(2)} ms, ${answered} ${frontP50.toFixed(2)} ms`
      return {
        name: 'what the front adds to its calls, p50',
        measured: frontP50 - p50,
        unit: 'ms',
        atMost: 3,
        note,
      }
    },
    { entry: 'api.js', ...surroundings(place) },
  )
}

function getterOf(url: string, people: KnownPerson[]) {
  const cookies = people.map(({ token }) => `${authStorageName}=${writeToken(token, [benchSecret])}`)
  return (n: number) =>
    expectOk(url, { headers: { cookie: cookies[n % cookies.length]!, accept: 'text/html' } })
}

async function expectOk(url: string, question: Parameters<typeof ask>[1]): Promise<void> {
  const { status, body } = await ask(url, question)
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body.toString().slice(0, 200)}`)
}

function surroundings({ dataDir, databaseUrl = '' }: DatabasePlace) {
  return { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: benchSecret } }
}
