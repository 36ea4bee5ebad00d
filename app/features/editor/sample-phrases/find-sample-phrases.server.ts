import { generalPositionId } from '#contract/catalogue/general-position'
import type { ApiClient } from '#app/api-client/api-client'
import type { Position, PositionSuggestion } from '#contract/catalogue/position'
import type { Language } from '#contract/validation/field-error-codes'
import type { PositionPhrases, SamplePhrases } from './sample-phrases-types'

const maxQueryLength = 60
const maxMatches = 12
const maxAlike = 2

/**
 * Returns the positions nearest to `q`, then those nearest to `or`, last the general one; and the sample phrases of the requested
 * position, else of the first; in English if `language` asks for it.
 * @throws ApiClientError
 */
export async function findSamplePhrases(api: ApiClient, query: URLSearchParams): Promise<SamplePhrases> {
  const language = query.get('language') === 'en' ? 'en' : 'zh'
  const [first, second] = ['q', 'or'].map((name) => (query.get(name) ?? '').trim().slice(0, maxQueryLength))
  const suggest = async (q: string) => api.call('suggestPositions', { q })
  const found = await Promise.all([suggest(first!), ...(second ? [suggest(second)] : [])])
  const matches = mergeMatches(found.flat())
  const requestedId = query.get('position') ?? ''
  const id = matches.find((one) => one.id === requestedId)?.id ?? matches[0]?.id
  if (id === undefined) return { matches }
  const read = async (one: string) => api.call('readPosition', { id: one })
  const [position, other, ...alike] = await Promise.all([
    read(id),
    id === generalPositionId ? undefined : read(generalPositionId),
    ...(requestedId === '' ? alikeOf(matches, first!) : []).map(read),
  ])
  const general = other ?? position
  const phrases = (one: Position) => phrasesOf(one, general, language)
  const alikePhrases = alike.map((one) => phrases(one!)).filter(({ isForAny }) => !isForAny)
  return {
    matches,
    position: phrases(position),
    ...(alikePhrases.length > 0 && { alike: alikePhrases }),
    sections: sectionsIn(general.sections, language),
    graduateSummary: general.graduateSummary?.[language],
  }
}

/** A resume in English has the English phrases of its position, else those that suit any: never Chinese ones. */
function phrasesOf(position: Position, general: Position, language: Language): PositionPhrases {
  const { id, name, graduateSummary } = position
  const own = language === 'en' ? position.english : position
  const { skills, lines } = own ?? general.english ?? noPhrases
  return {
    ...{ id, name, skills, lines },
    ...(!own && { isForAny: true }),
    ...(id !== generalPositionId && { graduateSummary: graduateSummary?.[language] }),
  }
}

const noPhrases = { skills: [], lines: { junior: [], senior: [] } }

function sectionsIn(sections: Position['sections'], language: Language): SamplePhrases['sections'] {
  return (
    sections && Object.fromEntries(Object.entries(sections).map(([kind, lines]) => [kind, lines[language]]))
  )
}

/** The others whose names have the typed one in them, as the first has: it alone does not tell them apart. */
function alikeOf([first, ...others]: readonly PositionSuggestion[], typed: string): string[] {
  const wanted = typed.toLowerCase()
  const hasTyped = (one: PositionSuggestion | undefined) =>
    wanted !== '' &&
    one !== undefined &&
    Object.values(one.name).some((name) => name.toLowerCase().includes(wanted))
  return hasTyped(first)
    ? others
        .filter(hasTyped)
        .slice(0, maxAlike)
        .map(({ id }) => id)
    : []
}

/** Each once, and the general position last. */
function mergeMatches(found: readonly PositionSuggestion[]): PositionSuggestion[] {
  const near = new Map(found.filter(({ id }) => id !== generalPositionId).map((one) => [one.id, one]))
  const general = found.find(({ id }) => id === generalPositionId)
  return [...[...near.values()].slice(0, maxMatches - 1), ...(general ? [general] : [])]
}
