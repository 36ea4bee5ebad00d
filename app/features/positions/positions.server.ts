import { undefinedIfUnknown } from '#app/api-client/undefined-if-not-found'
import type { ApiClient } from '#app/api-client/api-client'
import { resumeTextOf } from '#app/preview/resume-text.server'
import { generalPositionId } from '#contract/catalogue/general-position'
import type { IndustrySummary, PositionDetails } from '#contract/catalogue/position'
import type { Template } from '#contract/catalogue/template'
import type { Language } from '#contract/validation/field-error-codes'
import { countPositions } from '#resume-model/catalogue-counts'
import { freeTemplateFor } from '#resume-model/free-template-for'
import type { SampleKind } from './positions-url'

const maxQueryLength = 60

/**
 * Loads the industries and positions that match a search, and all industries for the filter. `kind`: only positions
 * with a finished resume, or with one of a graduate; of all, that is counted too. The position that suits anybody is no
 * trade: it is found by a search, or by its own industry.
 */
export async function loadPositions(api: ApiClient, query: URLSearchParams) {
  const q = (query.get('q') ?? '').trim().slice(0, maxQueryLength)
  const industry = (query.get('industry') ?? '').slice(0, 40)
  const kind = sampleKindOf(query.get('sample'))
  const [found, all] = await Promise.all([
    api.call('listPositions', { q, industry }),
    api.call('listPositions', {}),
  ])
  const trades = all.filter(({ id }) => id !== generalPositionId)
  const shown = q || industry ? found : found.filter(({ id }) => id !== generalPositionId)
  return {
    q,
    industry,
    kind,
    found: keepSamples(shown, kind),
    totals: countPositions(all),
    industries: keepSamples(trades, kind).map(({ id, name, positions }) => ({
      id,
      name,
      count: positions.length,
    })),
  }
}

const sampleKindOf = (value: string | null): SampleKind =>
  value === '1' || value === 'graduate' ? value : ''

/** The positions with a finished resume of the kind, and the industries that have one; all for ''. */
function keepSamples(industries: readonly IndustrySummary[], kind: SampleKind): IndustrySummary[] {
  if (kind === '') return [...industries]
  const has = ({ sample, graduateSample }: IndustrySummary['positions'][number]) =>
    graduateSample !== undefined || (kind === '1' && sample !== undefined)
  return industries
    .map((industry) => ({ ...industry, positions: industry.positions.filter(has) }))
    .filter(({ positions }) => positions.length > 0)
}

export type PositionsView = Awaited<ReturnType<typeof loadPositions>>
export type FoundIndustry = PositionsView['found'][number]

/** A finished resume of a position, and the template that a free plan has in place of a member's one. */
async function loadSample(
  api: ApiClient,
  sampleId: string | undefined,
  position: PositionDetails,
  templates: Template[],
) {
  if (!sampleId) return undefined
  const { id, title, summary, resume } = await api.call('readSample', { id: sampleId })
  const text = resumeTextOf(resume)
  // Nobody shall call or write to a person who does not exist.
  const contacts = text.contacts.map((contact) => ({ ...contact, url: null }))
  const [templateId] = resume.style.template.split('@')
  const template = templates.find((one) => one.id === templateId)
  const freeTemplate = template?.level === 'free' ? undefined : freeTemplateFor(position, templates)
  return {
    ...{ id, title, summary, text: { ...text, contacts } },
    template: template && { id: template.id, name: template.name },
    freeTemplateName: freeTemplate?.name,
  }
}
export type PositionSample = NonNullable<Awaited<ReturnType<typeof loadSample>>>

/**
 * Loads a position with its suitable templates and its finished resumes; on a page in English with its lines and skills for
 * resumes in English, if it has any. Undefined for an unknown id.
 */
export async function loadPosition(api: ApiClient, id: string, language: Language) {
  const [position, templates] = await Promise.all([
    undefinedIfUnknown(api.call('readPosition', { id })),
    api.call('listTemplates', {}),
  ])
  const [sample, graduateSample] = await Promise.all([
    position && loadSample(api, position.sample, position, templates),
    position && loadSample(api, position.graduateSample, position, templates),
  ])
  const positionTemplates = position?.templates
    .map((templateId) => templates.find((template) => template.id === templateId))
    .filter((template) => template !== undefined)
    .map(({ id, name }) => ({ id, name }))
  if (!position || !positionTemplates) return undefined
  const { english, ...rest } = position
  const inEnglish = language === 'en' ? english : undefined
  return {
    position: { ...rest, ...inEnglish },
    phraseLanguage: inEnglish ? ('en' as const) : ('zh' as const),
    positionTemplates,
    sample,
    graduateSample,
  }
}
export type PositionView = NonNullable<Awaited<ReturnType<typeof loadPosition>>>

export async function loadPositionIds(api: ApiClient): Promise<string[]> {
  return (await api.call('listPositions', {})).flatMap(({ positions }) => positions.map(({ id }) => id))
}
