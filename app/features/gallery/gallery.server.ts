import { withFallback } from '#app/api-client/with-fallback'
import type { ApiClient } from '#app/api-client/api-client'
import { BenefitIds, UNLIMITED, type PlanBenefits } from '#contract/billing/benefits'
import { countTemplates } from '#resume-model/catalogue-counts'
import { canUseTemplate } from '#resume-model/can-use-template'
import type { Template } from '#contract/catalogue/template'
import { TEMPLATE_COLLECTIONS } from '#contract/catalogue/template-collections'
import type { Language } from '#contract/validation/field-error-codes'
import {
  facetValues,
  facetCounts,
  FACETS,
  filterTemplates,
  isUnfiltered,
  nearestTemplates,
  parseGalleryQuery,
} from './gallery-query'
import { parseOwnContent } from './own-content'
import { inRowOrder } from './in-row-order'

/** The viewer: their plan decides which templates are available. `benefits` is null if unknown. `language`: of the page. */
export type Viewer = { benefits: PlanBenefits | null; isGuest: boolean; language?: Language }

/** Pages that stand for a group of templates, all of which are a link away. */
const pagesOfGroup = 3
/** The templates that the gallery begins with: two rows of a wide screen. */
const maxPicks = 8

/** Loads the matching templates, or a few and the groups of all when nothing was asked for, and the filter values with counts. */
export async function loadGallery(api: ApiClient, searchParams: URLSearchParams, viewer: Viewer) {
  const [templates, industriesWithPositions, planTemplateLevel] = await Promise.all([
    api.call('listTemplates', {}),
    api.call('listPositions', {}),
    templateLevel(api, viewer),
  ])
  const { all, free } = countTemplates(templates)
  const industries = industriesWithPositions.map(({ id, name }) => ({ id, name }))
  const ids = industries.map(({ id }) => id)
  const query = parseGalleryQuery(searchParams, ids)
  const found = query.q ? await api.call('listTemplates', { q: query.q }) : templates
  const values = { ...facetValues, industry: ids }
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, facetCounts(found, query, facet, values[facet])]),
  ) as Record<(typeof FACETS)[number], Record<string, number>>
  const toCard = (template: Template) => toTemplateCard(template, planTemplateLevel, viewer.language)
  const favourites = await readFavourites(api, searchParams.get('favourites'), viewer)
  const isFront = isUnfiltered(query) && !favourites
  const matching = filterTemplates(found, query).filter(({ id }) => !favourites || favourites.includes(id))
  const isNearest = !isFront && !favourites && matching.length === 0
  const shown = isNearest ? nearestTemplates(await nearQuery(api, query.q, found), query) : matching
  return {
    query,
    industries,
    counts,
    total: all,
    free,
    canUseAll: planTemplateLevel !== 0,
    front: isFront ? frontOf(templates, toCard, viewer.language) : null,
    cards: isFront ? [] : shown.map(toCard),
    /** No template has all that was asked for: the cards are the nearest. */
    isNearest,
    favourites: favourites ?? [],
    isOnFavourites: favourites !== undefined,
    own: parseOwnContent(searchParams),
  }
}

/** The templates that the words find, in want of any those nearest to them. */
async function nearQuery(api: ApiClient, q: string, found: Template[]): Promise<Template[]> {
  return found.length > 0 ? found : api.call('suggestTemplates', { q })
}

/** The ids of the address, or the account's for `mine`; undefined when they were not asked for. */
async function readFavourites(
  api: ApiClient,
  param: string | null,
  { isGuest }: Viewer,
): Promise<string[] | undefined> {
  if (param === null) return undefined
  if (param !== 'mine') return param.split(',').slice(0, 200)
  return isGuest ? [] : withFallback(api.call('listFavouriteTemplates', {}), [])
}
export type GalleryView = Awaited<ReturnType<typeof loadGallery>>
export type GalleryFront = NonNullable<GalleryView['front']>
export type TemplateCard = ReturnType<typeof toTemplateCard>

/** The cards of two templates, in the order asked for; fewer when there are none of those names. */
export async function loadComparison(api: ApiClient, ids: readonly string[], viewer: Viewer) {
  const [templates, planTemplateLevel] = await Promise.all([
    api.call('listTemplates', {}),
    templateLevel(api, viewer),
  ])
  const wanted = [...new Set(ids)].flatMap((id) => templates.find((one) => one.id === id) ?? [])
  return wanted.slice(0, 2).map((template) => toTemplateCard(template, planTemplateLevel, viewer.language))
}

/**
 * What the gallery begins with: the template that leads each group, and the groups. A page stands for one group only, the first
 * that has it; a group of which too little is left, because its templates stand for others, is a chip alone.
 */
function frontOf(
  templates: readonly Template[],
  toCard: (template: Template) => TemplateCard,
  language: Language = 'zh',
) {
  const seen = new Set<string>()
  const groups = collectionsFor(language).flatMap((collection) => {
    const ofCollection = templates.filter(({ collections }) => collections.includes(collection))
    const inRow = inRowOrder(collection, ofCollection)
    const shown = inRow.filter(({ id }) => !seen.has(id)).slice(0, pagesOfGroup)
    if (shown.length < Math.min(pagesOfGroup, inRow.length) || shown.length === 0) return []
    for (const { id } of shown) seen.add(id)
    return [{ collection, count: inRow.length, shown }]
  })
  // A form that stays in Chinese is found in its group.
  const leads = groups.map(({ shown }) =>
    language === 'en' ? (shown.find(isInEnglish) ?? shown[0]!) : shown[0]!,
  )
  const ownLanguage = language === 'en' ? (groups[0]?.shown ?? []) : []
  return {
    picks: [...new Set([...ownLanguage, ...leads])].slice(0, maxPicks).map(toCard),
    groups: groups.map(({ shown, ...group }) => ({ ...group, pages: shown.map(({ id }) => id) })),
  }
}

const isInEnglish = ({ englishSample }: Template) => englishSample !== undefined

/** On an English page the templates with English samples come first: the others show what such a reader may not read. */
const collectionsFor = (language: Language) =>
  language === 'en'
    ? ['english' as const, ...TEMPLATE_COLLECTIONS.filter((one) => one !== 'english')]
    : TEMPLATE_COLLECTIONS

/** Builds a template's card for a page in a language. */
export function toTemplateCard(
  { id, name, summary, suits, columns, photo, level, colours, style, caution, englishSample }: Template,
  planTemplateLevel: number,
  language: Language = 'zh',
) {
  return {
    ...{ id, name, summary, suits, columns, photo, level, colours, caution },
    colour: style.colour,
    canUse: canUseTemplate(level, planTemplateLevel),
    /** A page in English shows it in Chinese all the same: it is a form for offices in China. */
    ...(language === 'en' && !englishSample && { isInChinese: true }),
  }
}

/**
 * Returns ResumeTemplateLevel of the viewer's plan (guests: the free plan). Unlimited when unknown: the API
 * checks on use.
 */
export async function templateLevel(api: ApiClient, { benefits, isGuest }: Viewer): Promise<number> {
  if (!isGuest) return benefits ? (benefits.benefits[BenefitIds.resumeTemplateLevel] ?? 0) : UNLIMITED
  const product = await withFallback(api.call('findProduct', { id: '01' }), undefined)
  return product ? (product.benefits.ResumeTemplateLevel?.val ?? 0) : UNLIMITED
}

export async function loadTemplateIds(api: ApiClient): Promise<string[]> {
  return (await api.call('listTemplates', {})).map(({ id }) => id)
}
