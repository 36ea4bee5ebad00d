import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import { withFallback } from '#app/api-client/with-fallback'
import { ApiCodes } from '#contract/http/api-codes'
import { countSamples, countTemplates } from '#resume-model/catalogue-counts'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import type { DraftCredentials } from '#contract/resume/draft'
import { rememberSampleEntries } from '#resume-model/sample-entries'
import { emptyResume, emptyResumeLike } from '#resume-model/empty-resume'
import { freeTemplateFor } from '#resume-model/free-template-for'
import { applyTemplate } from '#resume-model/apply-template'
import { shownSample } from '#resume-model/shown-sample'
import type { Resume } from '#contract/resume/resume'
import type { ListedSample } from '#contract/catalogue/sample'
import type { Language } from '#contract/validation/field-error-codes'
import type { Position } from '#contract/catalogue/position'
import type { Template } from '#contract/catalogue/template'
import { resumeForPosition, type Level } from './resume-for-position'

/**
 * What a new resume starts from: blank, `template:<id>`, `template:<id>@<colour>` (hex without #),
 * `sample:<id>`, `sample:<id>@<template>` for another template, `position:<id>`, `position:<id>@senior`,
 * `position:<id>@sample`, the finished resume of a position, or `position:<id>@graduate`, its one of a graduate.
 */
export type Start =
  | { kind: 'blank' }
  | { kind: 'template'; id: string; colour?: string }
  | { kind: 'sample'; id: string; look?: string }
  | { kind: 'position'; id: string; level: PositionStart }
const finishedLevels = ['sample', 'graduate'] as const
type PositionStart = Level | (typeof finishedLevels)[number]
const isFinished = (level: string | undefined) => finishedLevels.find((one) => one === level)
export type DraftSummary = { id: string; name: string; position: string; updatedAt: number }
export type Choices = {
  samples: ListedSample[]
  templates: Template[]
  counts: { samples: number; templates: number }
  drafts: DraftSummary[]
}

/** What the page offers to begin with, as one in this language lists it. */
export async function loadChoices(
  api: ApiClient,
  keys: DraftCredentials[],
  language: Language,
): Promise<Choices> {
  const [samples, templates, industries, drafts] = await Promise.all([
    api.call('listSamples', { language }),
    api.call('listTemplates', {}),
    api.call('listPositions', {}),
    listKnownDrafts(api, keys),
  ])
  const counts = { samples: countSamples(samples, industries), templates: countTemplates(templates).all }
  return { samples, templates, counts, drafts }
}

/** Returns list summaries of the server drafts that still exist. */
export async function listKnownDrafts(api: ApiClient, keys: DraftCredentials[]): Promise<DraftSummary[]> {
  const drafts = await Promise.all(keys.map((key) => readKnownDraft(api, key)))
  return drafts.filter((draft) => draft !== undefined)
}

/** The same for pages that work without drafts: returns an empty list while the service fails. */
export async function listDraftsOrNone(api: ApiClient, keys: DraftCredentials[]): Promise<DraftSummary[]> {
  return withFallback(listKnownDrafts(api, keys), [])
}

/** Returns what the free plan includes, for guests; empty while the server does not answer. */
export async function freePlanBenefits(api: ApiClient): Promise<FreePlanBenefit[]> {
  const product = await withFallback(api.call('findProduct', { id: '01' }), undefined)
  return freeBenefitTypes.flatMap((type) => {
    const benefit = product?.benefits[type]
    return benefit ? [{ type, val: benefit.val, unit: benefit.unitDisplay }] : []
  })
}
const freeBenefitTypes = ['ResumeMaxNum', 'ResumeMaxDownloadCount'] as const
export type FreePlanBenefit = { type: (typeof freeBenefitTypes)[number]; val: number; unit: string }

export function parseStart(value: unknown): Start {
  const [kind, id = ''] = String(value ?? '').split(':')
  const [baseId = '', variant] = id.split('@')
  if (kind === 'template') return { kind, id: baseId, ...(variant && { colour: `#${variant}` }) }
  if (kind === 'sample') return { kind, id: baseId, look: variant }
  if (kind === 'position')
    return { kind, id: baseId, level: variant === 'senior' ? variant : (isFinished(variant) ?? 'junior') }
  return { kind: 'blank' }
}

/**
 * Creates the requested draft; `language`: of the page, whose template is shown with the sample of that language.
 * @throws UpstreamFailure, not-found for an unknown sample or template.
 */
export async function startDraft(
  api: ApiClient,
  start: Start,
  language: Language = 'zh',
): Promise<DraftCredentials | StartRefusal> {
  return createFromStart(api, { start, language }, (resume) => api.call('createDraft', { resume }))
}

/** The same for a stored resume of an account, or why it is refused. */
export async function startStored(
  api: ApiClient,
  start: Start,
  language: Language = 'zh',
): Promise<{ id: string } | StartRefusal> {
  return createFromStart(api, { start, language }, (resume) => api.call('createResume', { resume }))
}

/** What the plan excludes, with a message for the user: more resumes, or the template. */
export type StartRefusal = { refusal: string; over: 'count' | 'template' }

/**
 * The user did not choose the template of a position: when the plan excludes the best one, a free one is
 * used.
 */
async function createFromStart<T extends { id: string }>(
  api: ApiClient,
  { start, language }: { start: Start; language: Language },
  create: (resume: Resume) => Promise<T>,
): Promise<T | StartRefusal> {
  const created = await refusalOr(create(await initialResume(api, start, language)))
  if (start.kind !== 'position' || !('over' in created && created.over === 'template')) return created
  return refusalOr(create(await initialResumeInFreeTemplate(api, start, language)))
}

async function refusalOr<T>(call: Promise<T>): Promise<T | StartRefusal> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.fields['style.template']) return { refusal: error.message, over: 'template' }
    if (error.isQuotaUsedUp) return { refusal: error.message, over: 'count' }
    throw error
  }
}

async function initialResume(api: ApiClient, start: Start, language: Language): Promise<Resume> {
  if (start.kind === 'blank') return emptyResume(DEFAULT_STYLE)
  if (start.kind === 'template') return blankInTemplate(api, start, language)
  if (start.kind === 'position') {
    const position = await api.call('readPosition', { id: start.id })
    const resume = await resumeOf(api, position, start.level, language)
    return isFinished(start.level) ? resume : withTemplate(api, resume, position.templates[0]!)
  }
  const resume = rememberSampleEntries((await api.call('readSample', { id: start.id })).resume)
  return start.look ? withTemplate(api, resume, start.look) : resume
}

async function initialResumeInFreeTemplate(
  api: ApiClient,
  { id, level }: Start & { kind: 'position' },
  language: Language,
): Promise<Resume> {
  const position = await api.call('readPosition', { id })
  const templates = await api.call('listTemplates', {})
  return withTemplate(
    api,
    await resumeOf(api, position, level, language),
    freeTemplateFor(position, templates)?.id ?? 'classic',
  )
}

/** Its finished resume, or a first draft with its lines. @throws not-found when it has no finished one */
async function resumeOf(
  api: ApiClient,
  position: Position,
  level: PositionStart,
  language: Language,
): Promise<Resume> {
  if (level === 'junior' || level === 'senior') return resumeForPosition(position, level, language)
  const { sample, graduateSample } = position
  // A page that was open before may ask for the one that the position had then.
  const id = level === 'graduate' ? graduateSample : (sample ?? graduateSample)
  if (!id) throw notFound(`no finished resume for ${position.id}`)
  return rememberSampleEntries((await api.call('readSample', { id })).resume)
}

/** A blank resume with the sections that the template's sample shows, in its order. */
async function blankInTemplate(
  api: ApiClient,
  { id, colour }: { id: string; colour?: string },
  language: Language,
): Promise<Resume> {
  const template = await readTemplate(api, id)
  const sample = await api.call('readSample', { id: shownSample(template, language) })
  return onItsPaper(applyTemplate(emptyResumeLike(sample.resume, DEFAULT_STYLE), template, colour), template)
}

async function withTemplate(api: ApiClient, resume: Resume, look: string): Promise<Resume> {
  const template = await readTemplate(api, look)
  return onItsPaper(applyTemplate(resume, template), template)
}

/** A new resume begins on the paper that its template is for. */
function onItsPaper({ style, ...resume }: Resume, { paper }: Template): Resume {
  return { ...resume, style: { ...style, ...(paper && { page: paper }) } }
}

async function readTemplate(api: ApiClient, look: string): Promise<Template> {
  const template = (await api.call('listTemplates', {})).find(({ id }) => id === look)
  if (!template) throw notFound(`no template ${look}`)
  return template
}

const notFound = (message: string) => new ApiClientError('business', ApiCodes.notFound, message)

async function readKnownDraft(api: ApiClient, key: DraftCredentials): Promise<DraftSummary | undefined> {
  const draft = await undefinedIfNotFound(api.call('readDraft', key))
  if (!draft) return undefined
  const { id, updatedAt, resume } = draft
  return { id, updatedAt, name: resume.basics.name, position: resume.intention.position }
}
