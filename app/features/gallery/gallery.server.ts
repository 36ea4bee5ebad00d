import { withFallback } from '#app/api-client/with-fallback'
import type { ApiClient } from '#app/api-client/api-client'
import { BenefitIds, UNLIMITED, type PlanBenefits } from '#contract/billing/benefits'
import { canUseTemplate } from '#resume-model/can-use-template'
import type { Template } from '#contract/catalogue/template'
import { facetValues, facetCounts, FACETS, searchTemplates, parseGalleryQuery } from './gallery-query'

/** The viewer: their plan decides which templates are available. `benefits` is null if unknown. */
export type Viewer = { benefits: PlanBenefits | null; isGuest: boolean }

/** Loads the matching templates, and the filter values with counts. */
export async function loadGallery(api: ApiClient, searchParams: URLSearchParams, viewer: Viewer) {
  const [templates, industriesWithPositions, planTemplateLevel] = await Promise.all([
    api.call('listTemplates', {}),
    api.call('listPositions', {}),
    templateLevel(api, viewer),
  ])
  const industries = industriesWithPositions.map(({ id, name }) => ({ id, name }))
  const ids = industries.map(({ id }) => id)
  const query = parseGalleryQuery(searchParams, ids)
  const values = { ...facetValues, industry: ids }
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, facetCounts(templates, query, facet, values[facet])]),
  ) as Record<(typeof FACETS)[number], Record<string, number>>
  return {
    query,
    industries,
    counts,
    total: templates.length,
    canUseAll: planTemplateLevel !== 0,
    cards: searchTemplates(templates, query).map((template) => toTemplateCard(template, planTemplateLevel)),
  }
}
export type GalleryView = Awaited<ReturnType<typeof loadGallery>>
export type TemplateCard = ReturnType<typeof toTemplateCard>

/** Builds a template's card. */
export function toTemplateCard(
  { id, name, summary, columns, photo, level }: Template,
  planTemplateLevel: number,
) {
  return { id, name, summary, columns, photo, level, canUse: canUseTemplate(level, planTemplateLevel) }
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
