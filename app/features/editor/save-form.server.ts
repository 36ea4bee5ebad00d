import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import { withoutEmptied } from '#contract/assisted'
import type { FieldProblems } from '#contract/envelope'
import type { Resume } from '#contract/resume'
import type { Template } from '#contract/template'
import { readResume, typedResume } from './form-resume.server'
import { applyIntent, focusAfter, readIntent } from './intents'
import { newId } from './new-id'
import { keepPhoto, photoFileOf } from './photo.server'
import { withTemplateLook } from './template-look'
import { workingResume } from './working-resume'

export type PostedForm<K> = {
  form: FormData
  upstream: Upstream
  templates: Template[]
  /** Keeps what is in order; throws UpstreamFailure when it is refused. */
  keep(resume: Resume, revision: number): Promise<K>
}
export type Unsaved = {
  saved: false
  resume: Resume
  problems: FieldProblems
  focus: string
  /** The revision the form was made from. */
  base: number
  /** The newer one that it met, if it did. */
  revision?: number
  refusal?: string
  conflict?: true
}

/** A posted editor form: its intent applied, checked, kept. What cannot be kept comes back as it was typed. */
export async function saveForm<K extends object>({
  form,
  upstream,
  templates,
  keep,
}: PostedForm<K>): Promise<({ saved: true; focus: string } & K) | Unsaved> {
  const { typed, problems: photoProblems } = await withPhoto(typedResume(form), form, upstream)
  const intent = readIntent(String(form.get('intent') ?? 'save'))
  const before = withTemplateLook(withoutEmptied(workingResume(typed)), form, templates)
  const after = applyIntent(before, intent, newId)
  const focus = intent.verb === 'save' ? '' : focusAfter(before, after, intent)
  const read = readResume(after)
  const base = Number(form.get('revision')) || 0
  if (!read.resume || Object.keys(photoProblems).length > 0)
    return { saved: false, resume: after, problems: { ...read.problems, ...photoProblems }, focus, base }
  try {
    return { saved: true, focus, ...(await keep(read.resume, base)) }
  } catch (error) {
    if (error instanceof UpstreamFailure)
      // What met something newer is compared with it, so it comes back as it would have been kept.
      return {
        saved: false,
        resume: error.isConflict ? read.resume : after,
        focus,
        base,
        ...refused(error),
      }
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
  const kept = await keepPhoto(upstream, file, String(form.get('style.photo') ?? ''))
  if ('problem' in kept) return { typed, problems: { 'basics.photo': kept.problem } }
  return { typed: { ...typed, basics: { ...(typed.basics as object), photo: kept.id } }, problems: {} }
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
