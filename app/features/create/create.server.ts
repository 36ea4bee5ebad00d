import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import { Codes } from '#contract/codes'
import { DEFAULT_STYLE } from '#contract/default-style'
import type { DraftKey } from '#contract/draft'
import { blankResume } from '#contract/new-resume'
import { dressed } from '#contract/dressed'
import type { Resume } from '#contract/resume'
import type { SampleSummary } from '#contract/sample'
import type { Template } from '#contract/template'
import { resumeForPosition, type Level } from './resume-for-position'

/**
 * What a new resume starts from: blank, `template:<id>`, `template:<id>@<colour>` (hex without #), `sample:<id>`, `sample:<id>@<template>` to see it in another look,
 * `position:<id>`, or `position:<id>@senior`.
 */
export type Start =
  | { kind: 'blank' }
  | { kind: 'template'; id: string; colour?: string }
  | { kind: 'sample'; id: string; look?: string }
  | { kind: 'position'; id: string; level: Level }
export type KnownDraft = { id: string; name: string; position: string; updatedAt: number }
export type Choices = { samples: SampleSummary[]; templates: Template[]; drafts: KnownDraft[] }

export async function loadChoices(upstream: Upstream, keys: DraftKey[]): Promise<Choices> {
  const [samples, templates, drafts] = await Promise.all([
    upstream.call('listSamples', {}),
    upstream.call('listTemplates', {}),
    knownDrafts(upstream, keys),
  ])
  return { samples, templates, drafts }
}

/** The server-kept drafts that are still there, as far as a list shows them. */
export async function knownDrafts(upstream: Upstream, keys: DraftKey[]): Promise<KnownDraft[]> {
  const drafts = await Promise.all(keys.map((key) => knownDraft(upstream, key)))
  return drafts.filter((draft) => draft !== undefined)
}

/** The same for a page that is no worse without them: none while the service cannot say. */
export async function draftsIfKnown(upstream: Upstream, keys: DraftKey[]): Promise<KnownDraft[]> {
  try {
    return await knownDrafts(upstream, keys)
  } catch (error) {
    if (error instanceof UpstreamFailure) return []
    throw error
  }
}

/** What the free plan gives, as whoever has no account is told before they begin; nothing while the server cannot say. */
export async function freeGifts(upstream: Upstream): Promise<Gift[]> {
  try {
    const { benefits } = await upstream.call('findProduct', { id: '01' })
    return GIFTS.flatMap((type) => {
      const given = benefits[type]
      return given ? [{ type, val: given.val, unit: given.unitDisplay }] : []
    })
  } catch (error) {
    if (error instanceof UpstreamFailure) return []
    throw error
  }
}
const GIFTS = ['ResumeMaxNum', 'ResumeMaxDownloadCount'] as const
export type Gift = { type: (typeof GIFTS)[number]; val: number; unit: string }

export function readStart(value: unknown): Start {
  const [kind, id = ''] = String(value ?? '').split(':')
  const [of = '', how] = id.split('@')
  if (kind === 'template') return { kind, id: of, ...(how && { colour: `#${how}` }) }
  if (kind === 'sample') return { kind, id: of, look: how }
  if (kind === 'position') return { kind, id: of, level: how === 'senior' ? 'senior' : 'junior' }
  return { kind: 'blank' }
}

/** Makes the draft a person asked for. @throws UpstreamFailure, not-found for an unknown sample or template. */
export async function startDraft(upstream: Upstream, start: Start): Promise<DraftKey | Refused> {
  return begun(upstream, start, (resume) => upstream.call('createDraft', { resume }))
}

/** The same for an account: a stored resume, or why there is none. */
export async function startStored(upstream: Upstream, start: Start): Promise<{ id: string } | Refused> {
  return begun(upstream, start, (resume) => upstream.call('createResume', { resume }))
}

/** What a plan does not give, in words for people: more resumes, or the template. */
export type Refused = { refusal: string; over: 'count' | 'template' }

/** Nobody asked for the look that a position brings: where the plan does not open its best, a free one will do. */
async function begun<T extends { id: string }>(
  upstream: Upstream,
  start: Start,
  make: (resume: Resume) => Promise<T>,
): Promise<T | Refused> {
  const made = await orRefused(make(await firstResume(upstream, start)))
  if (start.kind !== 'position' || !('over' in made && made.over === 'template')) return made
  return orRefused(make(await freeResume(upstream, start)))
}

async function orRefused<T>(call: Promise<T>): Promise<T | Refused> {
  try {
    return await call
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.fields['style.template']) return { refusal: error.message, over: 'template' }
    if (error.isQuotaUsedUp) return { refusal: error.message, over: 'count' }
    throw error
  }
}

async function firstResume(upstream: Upstream, start: Start): Promise<Resume> {
  if (start.kind === 'blank') return blankResume(DEFAULT_STYLE)
  if (start.kind === 'template') return inLook(upstream, blankResume(DEFAULT_STYLE), start.id, start.colour)
  if (start.kind === 'position') {
    const position = await upstream.call('readPosition', { id: start.id })
    return inLook(upstream, resumeForPosition(position, start.level), position.templates[0]!)
  }
  const { resume } = await upstream.call('readSample', { id: start.id })
  return start.look ? inLook(upstream, resume, start.look) : resume
}

async function freeResume(upstream: Upstream, { id, level }: Start & { kind: 'position' }): Promise<Resume> {
  const position = await upstream.call('readPosition', { id })
  const templates = await upstream.call('listTemplates', {})
  const isFree = (look: string) => templates.some((one) => one.id === look && one.level === 'free')
  return inLook(upstream, resumeForPosition(position, level), position.templates.find(isFree) ?? 'classic')
}

async function inLook(upstream: Upstream, resume: Resume, look: string, colour?: string): Promise<Resume> {
  const template = (await upstream.call('listTemplates', {})).find(({ id }) => id === look)
  if (!template) throw new UpstreamFailure('business', Codes.notFound, `no template ${look}`)
  return dressed(resume, template, colour)
}

async function knownDraft(upstream: Upstream, key: DraftKey): Promise<KnownDraft | undefined> {
  try {
    const { id, updatedAt, resume } = await upstream.call('readDraft', key)
    return { id, updatedAt, name: resume.basics.name, position: resume.intention.position }
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}
