import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { BenefitIds, UNLIMITED, type PlanBenefits } from '#contract/billing/benefits'
import { canUseTemplate } from '#resume-model/can-use-template'
import type { Template } from '#contract/catalogue/template'
import { facetValues, facetCounts, FACETS, searchTemplates, parseGalleryQuery } from './gallery-query'

/** Who looks: their plan says which templates are open. `benefits` is null when nobody can tell. */
export type Viewer = { benefits: PlanBenefits | null; isGuest: boolean }

/** The templates that an address asks for, and what else can be asked for. */
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

/** A template as a list shows it. */
export function toTemplateCard(
  { id, name, summary, columns, photo, level }: Template,
  planTemplateLevel: number,
) {
  return { id, name, summary, columns, photo, level, canUse: canUseTemplate(level, planTemplateLevel) }
}

/** What the viewer's plan gives of ResumeTemplateLevel; a guest has the free one's. Where nobody can tell, the API does when asked. */
export async function templateLevel(api: ApiClient, { benefits, isGuest }: Viewer): Promise<number> {
  if (!isGuest) return benefits ? (benefits.benefits[BenefitIds.resumeTemplateLevel] ?? 0) : UNLIMITED
  try {
    const { benefits: free } = await api.call('findProduct', { id: '01' })
    return free.ResumeTemplateLevel?.val ?? 0
  } catch (error) {
    if (error instanceof ApiClientError) return UNLIMITED
    throw error
  }
}

export async function loadTemplateIds(api: ApiClient): Promise<string[]> {
  return (await api.call('listTemplates', {})).map(({ id }) => id)
}
