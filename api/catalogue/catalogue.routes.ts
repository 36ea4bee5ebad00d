import { ApiCodes } from '#contract/http/api-codes'
import type { Handlers } from '../http/call-handler'
import type { Dependencies } from '../dependencies'
import { ApiError } from '../http/api-error'
import type { ErrorMessageKey } from '../http/error-messages'
import { findPositions, indexPositions } from './find-positions'
import { findTemplates, suggestTemplates } from './find-templates'
import { indexTemplates } from './index-templates'
import { listSamplesFor } from './list-samples'
import { createPublicArticles } from '../articles/public-articles'
import { articleTypes, paginateArticles, withNeighbours } from './list-blogs'
import { searchTermsOf } from './position-search-terms'
import { indexSuggestions, suggestPositions } from './suggest-positions'

type CatalogueCalls =
  | 'listTemplates'
  | 'suggestTemplates'
  | 'listSamples'
  | 'readSample'
  | 'listScenarios'
  | 'readScenario'
  | 'listPositions'
  | 'suggestPositions'
  | 'readPosition'
  | 'listBlogs'
  | 'readBlog'
  | 'listBlogTypes'

/** What was read from files at start: templates, samples, scenarios, positions, and articles with what admins made of them. */
export function catalogueRoutes(deps: Dependencies): Pick<Handlers, CatalogueCalls> {
  const { templates, samples, scenarios, industries } = deps
  const positionIndex = indexPositions(industries, searchTermsOf)
  const suggestionIndex = indexSuggestions(industries, searchTermsOf)
  const templateIndex = indexTemplates(templates, { industries, scenarios })
  const readArticles = createPublicArticles(deps)
  const allTemplates = frozen(findTemplates(templateIndex, ''))
  const listedSamples = {
    zh: frozen(listSamplesFor('zh', samples)),
    en: frozen(listSamplesFor('en', samples)),
  }
  const allScenarios = frozen(scenarios)
  return {
    listTemplates: ({ q }) => (q.trim() === '' ? allTemplates : findTemplates(templateIndex, q)),
    suggestTemplates: ({ q }) => suggestTemplates(templateIndex, q),
    listSamples: ({ language }) => listedSamples[language],
    readSample: ({ id }) => requireFound(byId(samples, id), 'sampleGone'),
    listScenarios: () => allScenarios,
    readScenario: ({ id }) => requireFound(byId(scenarios, id), 'scenarioGone'),

    listPositions: (query) => findPositions(positionIndex, query),
    suggestPositions: ({ q }) => suggestPositions(suggestionIndex, q),
    readPosition({ id }) {
      const industry = industries.find(({ positions }) => byId(positions, id))
      const position = requireFound(byId(industry?.positions ?? [], id), 'positionGone')
      const [industryPositions] = findPositions(positionIndex, { q: '', industry: industry!.id })
      return { ...position, industry: industryPositions! }
    },

    listBlogs: async (query) => paginateArticles(await readArticles(), query),
    listBlogTypes: async () => articleTypes(await readArticles()),
    readBlog: async ({ id }) => requireFound(withNeighbours(await readArticles(), id), 'blogGone'),
  }
}

/** Lists that never change are checked once (call-handler.ts). */
const frozen = <T>(all: readonly T[]) => Object.freeze([...all]) as T[]

const byId = <T extends { id: string }>(all: readonly T[], id: string) => all.find((one) => one.id === id)

/** @throws ApiError -8001 with the message for a missing one. */
function requireFound<T>(found: T | undefined, message: ErrorMessageKey): T {
  if (found === undefined) throw new ApiError(ApiCodes.notFound, message)
  return found
}
