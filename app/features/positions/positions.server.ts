import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { resumeTextOf } from '#app/preview/resume-text.server'
import type { IndustrySummary, PositionDetails } from '#contract/catalogue/position'
import type { Template } from '#contract/catalogue/template'
import { freeTemplateFor } from '#resume-model/free-template-for'

const maxQueryLength = 60

/**
 * Loads the industries and positions that match a search, and all industries for the filter. `withSample`: only positions
 * with a finished resume, of all that is counted too.
 */
export async function loadPositions(api: ApiClient, query: URLSearchParams) {
  const q = (query.get('q') ?? '').trim().slice(0, maxQueryLength)
  const industry = (query.get('industry') ?? '').slice(0, 40)
  const withSample = query.get('sample') === '1'
  const [found, all] = await Promise.all([
    api.call('listPositions', { q, industry }),
    api.call('listPositions', {}),
  ])
  const samples = keepSamples(all)
  return {
    q,
    industry,
    withSample,
    found: withSample ? keepSamples(found) : found,
    totals: { industries: all.length, positions: countPositions(all), samples: countPositions(samples) },
    industries: (withSample ? samples : all).map(({ id, name, positions }) => ({
      id,
      name,
      count: positions.length,
    })),
  }
}

/** The positions with a finished resume, and the industries that have one. */
function keepSamples(industries: readonly IndustrySummary[]): IndustrySummary[] {
  return industries
    .map((industry) => ({ ...industry, positions: industry.positions.filter(({ sample }) => sample) }))
    .filter(({ positions }) => positions.length > 0)
}

const countPositions = (industries: readonly IndustrySummary[]) =>
  industries.reduce((sum, { positions }) => sum + positions.length, 0)

export type PositionsView = Awaited<ReturnType<typeof loadPositions>>
export type FoundIndustry = PositionsView['found'][number]

/** The finished resume of a position, and the template that a free plan has in place of a member's one. */
async function loadSample(api: ApiClient, position: PositionDetails, templates: Template[]) {
  if (!position.sample) return undefined
  const { id, title, summary, resume } = await api.call('readSample', { id: position.sample })
  const text = resumeTextOf(resume)
  // Nobody shall call or write to a person who does not exist.
  const contacts = text.contacts.map((contact) => ({ ...contact, url: null }))
  const [templateId] = resume.style.template.split('@')
  const template = templates.find((one) => one.id === templateId)
  const freeTemplate = template?.level === 'free' ? undefined : freeTemplateFor(position, templates)
  return {
    ...{ id, title, summary, text: { ...text, contacts } },
    /** Of somebody who has just graduated: its title says so. */
    isGraduate: title.zh.includes('应届'),
    template: template && { id: template.id, name: template.name },
    freeTemplateName: freeTemplate?.name,
  }
}
export type PositionSample = NonNullable<Awaited<ReturnType<typeof loadSample>>>

/** Loads a position with its suitable templates and its finished resume; undefined for an unknown id. */
export async function loadPosition(api: ApiClient, id: string) {
  const [position, templates] = await Promise.all([
    undefinedIfUnknown(api.call('readPosition', { id })),
    api.call('listTemplates', {}),
  ])
  const sample = position && (await loadSample(api, position, templates))
  const positionTemplates = position?.templates
    .map((templateId) => templates.find((template) => template.id === templateId))
    .filter((template) => template !== undefined)
    .map(({ id, name }) => ({ id, name }))
  return position && positionTemplates && { position, positionTemplates, sample }
}
export type PositionView = NonNullable<Awaited<ReturnType<typeof loadPosition>>>

export async function loadPositionIds(api: ApiClient): Promise<string[]> {
  return (await api.call('listPositions', {})).flatMap(({ positions }) => positions.map(({ id }) => id))
}
