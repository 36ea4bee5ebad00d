import { UpstreamFailure } from '#app/api-client/failure'
import type { Upstream } from '#app/api-client/upstream'
import { BenefitIds, UNLIMITED, type PlanBenefits } from '#contract/benefits'
import { opensTemplate } from '#contract/opens-template'
import type { Template } from '#contract/template'
import { choices, countsOf, FACETS, found, readGalleryQuery } from './gallery-query'

/** Who looks: their plan says which templates are open. `benefits` is null when nobody can tell. */
export type Viewer = { benefits: PlanBenefits | null; isGuest: boolean }

/** The templates that an address asks for, and what else can be asked for. */
export async function loadGallery(upstream: Upstream, address: URLSearchParams, viewer: Viewer) {
  const [templates, shelves, given] = await Promise.all([
    upstream.call('listTemplates', {}),
    upstream.call('listPositions', {}),
    templateLevel(upstream, viewer),
  ])
  const industries = shelves.map(({ id, name }) => ({ id, name }))
  const ids = industries.map(({ id }) => id)
  const query = readGalleryQuery(address, ids)
  const values = { ...choices, industry: ids }
  const counts = Object.fromEntries(
    FACETS.map((facet) => [facet, countsOf(templates, query, facet, values[facet])]),
  ) as Record<(typeof FACETS)[number], Record<string, number>>
  return {
    query,
    industries,
    counts,
    total: templates.length,
    isAllOpen: given !== 0,
    cards: found(templates, query).map((template) => cardOf(template, given)),
  }
}
export type GalleryView = Awaited<ReturnType<typeof loadGallery>>
export type TemplateCard = ReturnType<typeof cardOf>

/** A template as a list shows it. */
export function cardOf({ id, name, summary, columns, photo, level }: Template, given: number) {
  return { id, name, summary, columns, photo, level, isOpen: opensTemplate(level, given) }
}

/** What the viewer's plan gives of ResumeTemplateLevel; a guest has the free one's. Where nobody can tell, the API does when asked. */
export async function templateLevel(upstream: Upstream, { benefits, isGuest }: Viewer): Promise<number> {
  if (!isGuest) return benefits ? (benefits.benefits[BenefitIds.resumeTemplateLevel] ?? 0) : UNLIMITED
  try {
    const { benefits: free } = await upstream.call('findProduct', { id: '01' })
    return free.ResumeTemplateLevel?.val ?? 0
  } catch (error) {
    if (error instanceof UpstreamFailure) return UNLIMITED
    throw error
  }
}

export async function loadTemplateIds(upstream: Upstream): Promise<string[]> {
  return (await upstream.call('listTemplates', {})).map(({ id }) => id)
}
