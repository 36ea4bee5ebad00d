import { SCENARIO_IDS } from '#contract/catalogue/scenario-ids'
import type { Template } from '#contract/catalogue/template'
import { TEMPLATE_COLLECTIONS } from '#contract/catalogue/template-collections'
import { TEMPLATE_MOODS } from '#contract/catalogue/template-moods'
import { inRowOrder } from './in-row-order'

/** The search and filters, '' for any; in the URL, so that they work without scripts. */
export type GalleryQuery = Record<'q' | Facet, string>
export const FACETS = ['collection', 'scenario', 'industry', 'mood', 'columns', 'photo', 'level'] as const
export type Facet = (typeof FACETS)[number]

/** The values of each facet; the industries come from the position library. */
export const facetValues = {
  /** `all`: every template, not in rows. */
  collection: ['all', ...TEMPLATE_COLLECTIONS],
  scenario: SCENARIO_IDS,
  mood: TEMPLATE_MOODS,
  columns: ['1', '2'],
  photo: ['with', 'without'],
  level: ['free', 'all'],
} as const satisfies Record<Exclude<Facet, 'industry'>, readonly string[]>

/** Parses the query of a URL; unknown values become ''. */
export function parseGalleryQuery(
  address: Pick<URLSearchParams, 'get'>,
  industries: readonly string[],
): GalleryQuery {
  const known: Record<Facet, readonly string[]> = { ...facetValues, industry: industries }
  const chosen = FACETS.map((facet) => {
    const requested = address.get(facet)
    return [facet, known[facet].find((value) => value === requested) ?? '']
  })
  const q = (address.get('q') ?? '').trim().slice(0, 60)
  return { q, ...(Object.fromEntries(chosen) as Record<Facet, string>) }
}

/** Returns the URL of the query with `change` applied, on the same page. */
export function galleryUrl(query: GalleryQuery, change: Partial<GalleryQuery> = {}): string {
  const entries = Object.entries({ ...query, ...change }).filter(([, value]) => value !== '')
  return `?${new URLSearchParams(entries)}`
}

type FilterableTemplate = Pick<
  Template,
  'id' | 'collections' | 'scenarios' | 'industries' | 'mood' | 'columns' | 'photo' | 'level'
>

/** Whether nothing was asked for: then the gallery begins with a few templates and its groups. */
export const isUnfiltered = (query: GalleryQuery) => Object.values(query).every((value) => value === '')

/**
 * Returns the templates that match the filters: those of a row in its order, otherwise those that name the scenario earlier
 * first. What was searched for stays in the order of the search.
 */
export function filterTemplates<T extends FilterableTemplate>(
  templates: readonly T[],
  query: GalleryQuery,
): T[] {
  const matches = templates.filter((template) =>
    FACETS.every((facet) => query[facet] === '' || matchesFacet(template, facet, query[facet])),
  )
  if (query.q !== '') return matches
  const row = TEMPLATE_COLLECTIONS.find((collection) => collection === query.collection)
  if (row) return inRowOrder(row, matches)
  if (query.scenario === '') return matches
  const rank = ({ scenarios }: T) => scenarios.findIndex((one) => one === query.scenario)
  return matches.sort((a, b) => rank(a) - rank(b))
}

/** Templates that are shown where none passes all filters. */
const maxNearest = 6

/** The templates that pass most of the filters, the others as they come. */
export function nearestTemplates<T extends FilterableTemplate>(
  templates: readonly T[],
  query: GalleryQuery,
): T[] {
  const chosen = FACETS.filter((facet) => query[facet] !== '')
  const passed = (template: T) => chosen.filter((facet) => matchesFacet(template, facet, query[facet])).length
  return [...templates].sort((a, b) => passed(b) - passed(a)).slice(0, maxNearest)
}

/** Counts the templates for each value of a facet, under the other filters. */
export function facetCounts(
  templates: readonly FilterableTemplate[],
  query: GalleryQuery,
  facet: Facet,
  values: readonly string[],
): Record<string, number> {
  const countOf = (value: string) => filterTemplates(templates, { ...query, [facet]: value }).length
  return Object.fromEntries(['', ...values].map((value) => [value, countOf(value)]))
}

function matchesFacet(template: FilterableTemplate, facet: Facet, value: string): boolean {
  if (facet === 'collection') return value === 'all' || template.collections.some((one) => one === value)
  if (facet === 'scenario') return template.scenarios.some((one) => one === value)
  // No industries means every industry.
  if (facet === 'industry') return template.industries.length === 0 || template.industries.includes(value)
  if (facet === 'photo') return template.photo === (value === 'with')
  return String(template[facet]) === value
}
