import { authCookieName, serializeAuthCookie } from '#app/session/cookies/auth-cookie.server'
import { endpoints } from '#contract/http/endpoints'
import type { DatabaseSizes } from './accounts'
import { sendRequest } from '#tests/servers/send-request'
import type { DatabaseLocation } from '../seed/seed-database'
import type { Measurement } from '../stats/measurement'
import { benchSecret, type KnownPerson } from '../seed/account-rows'
import { percentile } from '../stats/percentiles'
import { withServer } from '#tests/servers/start-product-server'
import { measureInterleaved, comparisonMeasurements } from '../stats/compare-small-and-large'

const rounds = 300
/** The API calls of the resume list page, and the URL of its data. */
const apiCallsOfPage = ['checkLogin', 'fetchPlanBenefits', 'listResumes'] as const
const loaderPath = '/resume/my.data'

/** Measures pages of logged-in users over HTTP, each request as another user, so that each calls check_a. */
export function measureAccountPages(
  { small, large }: DatabaseSizes,
  largeLabel: string,
): Promise<Measurement[]> {
  return withServer(
    ({ origin: smallProduct }) =>
      withServer(async ({ origin: crowded }) => {
        const page = async (path: string, atMost: number) => {
          const name = `GET of ${path}`
          const getters = [
            getterOf(smallProduct + path, small.people),
            getterOf(crowded + path, large.people),
          ]
          return comparisonMeasurements(
            { name, largeLabel, atMost, maxRatio: 1.5 },
            await measureInterleaved(rounds, getters),
          )
        }
        return [
          ...(await page('/user', 12)),
          ...(await page('/resume/my', 30)),
          await overheadFigure(smallProduct, small),
        ]
      }, databaseEnv(large.database)),
    databaseEnv(small.database),
  )
}

/**
 * Measures what the web server adds to a page's API calls: a data request against the same calls made
 * directly.
 */
async function overheadFigure(
  origin: string,
  { database, people }: DatabaseSizes['small'],
): Promise<Measurement> {
  return withServer(
    async ({ origin: api }) => {
      const callDirectly = async (n: number) => {
        const authorization = `Bearer ${people[n % people.length]!.token}`
        for (const name of apiCallsOfPage) {
          const { method, path } = endpoints[name]
          const headers = { authorization, 'content-type': 'application/json' }
          await expectOk(api + path, { method, headers, body: method === 'POST' ? '{}' : undefined })
        }
      }
      const throughServer = getterOf(origin + loaderPath, people)
      const [direct = [], front = []] = await measureInterleaved(rounds, [callDirectly, throughServer])
      const [p50, serverP50] = [percentile(direct, 0.5), percentile(front, 0.5)]
      const note = `${apiCallsOfPage.join(', ')} directly ${p50.toFixed(2)} ms, ${loaderPath} ${serverP50.toFixed(2)} ms`
      return {
        name: 'what the front adds to its calls, p50',
        measured: serverP50 - p50,
        unit: 'ms',
        max: 3,
        note,
      }
    },
    { entry: 'api.js', ...databaseEnv(database) },
  )
}

function getterOf(url: string, people: KnownPerson[]) {
  const cookies = people.map(({ token }) => `${authCookieName}=${serializeAuthCookie(token, [benchSecret])}`)
  return (n: number) =>
    expectOk(url, { headers: { cookie: cookies[n % cookies.length]!, accept: 'text/html' } })
}

async function expectOk(url: string, question: Parameters<typeof sendRequest>[1]): Promise<void> {
  const { status, body } = await sendRequest(url, question)
  if (status !== 200) throw new Error(`${url} answered ${status}: ${body.toString().slice(0, 200)}`)
}

function databaseEnv({ dataDir, databaseUrl = '' }: DatabaseLocation) {
  return { env: { DATA_DIR: dataDir, DATABASE_URL: databaseUrl, SESSION_SECRET: benchSecret } }
}
