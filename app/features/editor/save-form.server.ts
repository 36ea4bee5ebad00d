import type { Upstream } from '#app/upstream/upstream'
import { UpstreamFailure } from '#app/upstream/failure'
import type { DraftKey } from '#contract/draft'
import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import type { Template } from '#contract/template'
import { readResume, typedResume } from './form-resume.server'
import { applyIntent, focusAfter, readIntent } from './intents'
import { newId } from './new-id'
import { keepPhoto, photoFileOf } from './photo.server'
import { withTemplateLook } from './template-look'
import { workingResume } from './working-resume'

export type PostedDraft = {
  key: DraftKey | undefined
  form: FormData
  upstream: Upstream
  templates: Template[]
}
export type Saved = { saved: true; id: string; created?: DraftKey; focus: string }
export type Unsaved = {
  saved: false
  resume: Resume
  problems: FieldProblems
  focus: string
  revision?: number
  refusal?: string
  conflict?: true
}

/** A posted editor form: its intent applied, checked, kept. What cannot be kept comes back as it was typed. */
export async function saveForm({ key, form, upstream, templates }: PostedDraft): Promise<Saved | Unsaved> {
  const { typed, problems: photoProblems } = await withPhoto(typedResume(form), form, upstream)
  const intent = readIntent(String(form.get('intent') ?? 'save'))
  const before = withTemplateLook(workingResume(typed), form, templates)
  const after = applyIntent(before, intent, newId)
  const focus = intent.verb === 'save' ? '' : focusAfter(before, after, intent)
  const read = readResume(after)
  if (!read.resume || Object.keys(photoProblems).length > 0)
    return { saved: false, resume: after, problems: { ...read.problems, ...photoProblems }, focus }
  try {
    return { saved: true, focus, ...(await keep(upstream, key, Number(form.get('revision')), read.resume)) }
  } catch (error) {
    if (error instanceof UpstreamFailure) return { saved: false, resume: after, focus, ...refused(error) }
    throw error
  }
}

type Photographed = { typed: Record<string, unknown>; problems: FieldProblems }

async function withPhoto(
  typed: Record<string, unknown>,
  form: FormData,
  upstream: Upstream,
): Promise<Photographed> {
  const file = photoFileOf(form)
  if (!file) return { typed, problems: {} }
  const kept = await keepPhoto(upstream, file)
  if ('problem' in kept) return { typed, problems: { 'basics.photo': kept.problem } }
  return { typed: { ...typed, basics: { ...(typed.basics as object), photo: kept.id } }, problems: {} }
}

/** A draft that is gone (expired, cookie lost) is made anew from what was posted: nothing typed is dropped. */
async function keep(upstream: Upstream, key: DraftKey | undefined, revision: number, resume: Resume) {
  if (key) {
    try {
      await upstream.call('saveDraft', { ...key, revision, resume })
      return { id: key.id }
    } catch (error) {
      if (!(error instanceof UpstreamFailure && error.isNotFound)) throw error
    }
  }
  const { id, secret } = await upstream.call('createDraft', { resume })
  return { id, created: { id, secret } }
}

function refused(failure: UpstreamFailure): Pick<Unsaved, 'problems' | 'revision' | 'refusal' | 'conflict'> {
  if (failure.isConflict) return { problems: {}, conflict: true, revision: newerRevision(failure.newer) }
  if (failure.isBadInput) return { problems: failure.fields, refusal: failure.message }
  return { problems: {}, refusal: failure.kind === 'business' ? failure.message : '' }
}

function newerRevision(newer: unknown): number | undefined {
  const revision = (newer as { revision?: unknown } | undefined)?.revision
  return typeof revision === 'number' ? revision : undefined
}
