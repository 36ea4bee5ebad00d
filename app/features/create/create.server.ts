import type { Upstream } from '#app/upstream/upstream'
import { UpstreamFailure } from '#app/upstream/failure'
import { Codes } from '#contract/codes'
import { DEFAULT_STYLE } from '#contract/default-style'
import type { DraftKey } from '#contract/draft'
import { blankResume } from '#contract/new-resume'
import type { Resume } from '#contract/resume'
import type { SampleSummary } from '#contract/sample'
import type { Template } from '#contract/template'
import { dressed } from './dressed'
import { resumeForPosition, type Level } from './resume-for-position'

/**
 * What a new resume starts from: blank, `template:<id>`, `sample:<id>`, `sample:<id>@<template>` to see it in another look,
 * `position:<id>`, or `position:<id>@senior`.
 */
export type Start =
  | { kind: 'blank' }
  | { kind: 'template'; id: string }
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
  if (kind === 'template') return { kind, id }
  if (kind === 'sample') return { kind, id: of, look: how }
  if (kind === 'position') return { kind, id: of, level: how === 'senior' ? 'senior' : 'junior' }
  return { kind: 'blank' }
}

/** Makes the draft a person asked for. @throws UpstreamFailure, not-found for an unknown sample or template. */
export async function startDraft(upstream: Upstream, start: Start) {
  return upstream.call('createDraft', { resume: await firstResume(upstream, start) })
}

/** The same for an account: a stored resume, or why the account takes no more, in words for people. */
export async function startStored(
  upstream: Upstream,
  start: Start,
): Promise<{ id: string } | { refusal: string }> {
  try {
    return await upstream.call('createResume', { resume: await firstResume(upstream, start) })
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isQuotaUsedUp) return { refusal: error.message }
    throw error
  }
}

async function firstResume(upstream: Upstream, start: Start): Promise<Resume> {
  if (start.kind === 'blank') return blankResume(DEFAULT_STYLE)
  if (start.kind === 'template') return inLook(upstream, blankResume(DEFAULT_STYLE), start.id)
  if (start.kind === 'position') {
    const position = await upstream.call('readPosition', { id: start.id })
    return inLook(upstream, resumeForPosition(position, start.level), position.templates[0]!)
  }
  const { resume } = await upstream.call('readSample', { id: start.id })
  return start.look ? inLook(upstream, resume, start.look) : resume
}

async function inLook(upstream: Upstream, resume: Resume, look: string): Promise<Resume> {
  const template = (await upstream.call('listTemplates', {})).find(({ id }) => id === look)
  if (!template) throw new UpstreamFailure('business', Codes.notFound, `no template ${look}`)
  return dressed(resume, template)
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
