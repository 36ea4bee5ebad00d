import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { aiAssistedFields } from '#resume-model/rewrite-proposals/ai-assisted-fields'
import { unmarkOwnTexts } from '#resume-model/rewrite-proposals/unmark-own-texts'
import type { FieldErrors } from '#contract/http/envelope'
import { ResumeLimits } from '#contract/resume/resume-limits'
import { fieldError } from '#contract/validation/field-error-codes'
import { i18nFor } from '#app/i18n/i18n.server'
import { pictureFileName } from '#app/features/editor/photo/picture-file-name'
import type { Resume } from '#contract/resume/resume'
import type { Template } from '#contract/catalogue/template'
import { completeCutForm } from './complete-cut-form.server'
import { isFormCut } from './form-ends'
import { mergePostedForm, type PostedConflict } from './merge-posted-form.server'
import { validateResume, parseResumeForm } from './parse-resume-form.server'
import { applyIntent, focusAfter, parseIntent, withPicture } from '#app/features/editor/form-intents/intents'
import { newId } from '#app/features/editor/state/new-id'
import { savePhoto, photoFileFrom } from '#app/features/editor/photo/process-photo.server'
import { withPostedTemplateStyle } from '#app/features/editor/style/apply-template-style'
import { coerceResume } from '#app/features/editor/state/coerce-resume'

export type PostedForm<K> = {
  form: FormData
  api: ApiClient
  templates: Template[]
  /** Saves a valid resume; throws ApiClientError when it is refused. */
  save(resume: Resume, revision: number): Promise<K>
  /** The content of a revision, by which a form made from it is merged with a newer version. */
  findBase?(revision: number): Promise<Resume | undefined>
  language?: 'zh' | 'en'
}
export type UnsavedForm = {
  saved: false
  resume: Resume
  problems: FieldErrors
  focus: string
  /** The revision the form is based on. */
  base: number
  /** The newer revision that the form conflicts with. */
  revision?: number
  refusal?: string
  conflict?: true
  /** Where the newer version differs, and what both are based on: everything else is merged. */
  conflicts?: PostedConflict[]
  baseResume?: Resume
}

/**
 * Applies the intent of a posted editor form, validates and saves it. A form that cannot be saved comes back
 * as typed, one that was cut is completed from what it was made from. @throws a Response, 400, where that is not kept
 */
export async function savePostedForm<K extends object>({
  form,
  api,
  templates,
  save,
  findBase,
  language = 'zh',
}: PostedForm<K>): Promise<({ saved: true; focus: string } & K) | UnsavedForm> {
  const base = Number(form.get('revision')) || 0
  const parsed = isFormCut(form) ? await completeFromBase(form, findBase?.(base)) : parseResumeForm(form)
  const { typed, problems: photoProblems } = await withUploadedPhoto(parsed, form, api)
  const intent = parseIntent(String(form.get('intent') ?? 'save'))
  const marked = coerceResume(typed)
  const isMarked = aiAssistedFields(marked).length > 0
  const coerced = isMarked ? unmarkOwnTexts(marked, await findBase?.(base)) : marked
  const { resume: pictured, problems: pictureProblems } = await withUploadedPictures(coerced, form, api)
  const before = withPostedTemplateStyle(pictured, form, templates)
  const after = applyIntent(before, intent, newId)
  const focus = intent.verb === 'save' ? '' : focusAfter(before, after, intent)
  const validated = validateResume(after)
  const uploadProblems = { ...photoProblems, ...problemsByField(after, pictureProblems) }
  if (!validated.resume || Object.keys(uploadProblems).length > 0)
    return {
      saved: false,
      resume: after,
      problems: { ...validated.problems, ...uploadProblems },
      focus,
      base,
    }
  const unsaved = { saved: false, problems: {}, focus, base } as const
  const trySave = async (resume: Resume, revision: number) => {
    try {
      return { saved: true as const, focus, ...(await save(resume, revision)) }
    } catch (error) {
      if (error instanceof ApiClientError) return error
      throw error
    }
  }
  const first = await trySave(validated.resume, base)
  if (!(first instanceof ApiClientError)) return first
  if (!first.isConflict) return { ...unsaved, resume: after, ...describeFailure(first) }
  const { t } = i18nFor(language)
  const merge = mergePostedForm(validated.resume, await findBase?.(base), first.newer, {
    t,
    language,
    templates,
  })
  const second = merge?.conflicts.length === 0 ? await trySave(merge.resume, merge.revision) : first
  if (!(second instanceof ApiClientError)) return second
  // A conflicting form is compared with the newer one, so it comes back in the form it would be saved in.
  const conflict = { ...unsaved, resume: validated.resume, ...describeFailure(second) }
  return second === first ? { ...conflict, ...merge } : conflict
}

/** What a cut form lacks would be deleted. */
async function completeFromBase(form: FormData, base: Promise<Resume | undefined> | undefined) {
  const whole = await base
  // The browser's way back has what was typed.
  if (!whole) throw new Response(null, { status: 400, statusText: 'The form is not complete' })
  return completeCutForm(form, whole)
}

type FormWithPhoto = { typed: Record<string, unknown>; problems: FieldErrors }

async function withUploadedPhoto(
  typed: Record<string, unknown>,
  form: FormData,
  api: ApiClient,
): Promise<FormWithPhoto> {
  const file = photoFileFrom(form)
  if (!file) return { typed, problems: {} }
  const savedPhoto = await savePhoto(api, file, String(form.get('style.photo') ?? ''))
  if ('problem' in savedPhoto) return { typed, problems: { 'basics.photo': savedPhoto.problem } }
  return { typed: { ...typed, basics: { ...(typed.basics as object), photo: savedPhoto.id } }, problems: {} }
}

type Pictured = { resume: Resume; problems: ReadonlyMap<string, string> }

/** Saves the pictures chosen for entries, as many as a resume holds. `problems` are those of entries by id. */
async function withUploadedPictures(resume: Resume, form: FormData, api: ApiClient): Promise<Pictured> {
  const problems = new Map<string, string>()
  const uploaded = new Map<string, string>()
  const items = resume.sections.flatMap((section) => section.items)
  let count = items.filter(({ picture }) => picture).length
  for (const { id, picture } of items) {
    const file = photoFileFrom(form, pictureFileName(id))
    if (!file) continue
    if (!picture && ++count > ResumeLimits.pictures) {
      problems.set(id, fieldError('tooManyPictures', ResumeLimits.pictures))
      continue
    }
    const saved = await savePhoto(api, file, 'picture')
    if ('problem' in saved) problems.set(id, saved.problem)
    else uploaded.set(id, saved.id)
  }
  if (uploaded.size === 0) return { resume, problems }
  const sections = resume.sections.map((section) => ({
    ...section,
    items: section.items.map((item) =>
      withPicture(item, item.id, uploaded.get(item.id) ?? item.picture ?? ''),
    ),
  }))
  return { resume: { ...resume, sections }, problems }
}

/** The problems of entries by the names of their fields. */
function problemsByField({ sections }: Resume, problems: ReadonlyMap<string, string>): FieldErrors {
  const named = sections.flatMap(({ items }, s) =>
    items.flatMap(({ id }, i) => {
      const problem = problems.get(id)
      return problem === undefined ? [] : [[`sections[${s}].items[${i}].picture`, problem] as const]
    }),
  )
  return Object.fromEntries(named)
}

function describeFailure(
  failure: ApiClientError,
): Pick<UnsavedForm, 'problems' | 'revision' | 'refusal' | 'conflict'> {
  if (failure.isConflict) return { problems: {}, conflict: true, revision: newerRevision(failure.newer) }
  if (failure.isBadInput) return { problems: failure.fields, refusal: failure.message }
  return { problems: {}, refusal: failure.kind === 'business' ? failure.message : '' }
}

function newerRevision(newer: unknown): number | undefined {
  const revision = (newer as { revision?: unknown } | undefined)?.revision
  return typeof revision === 'number' ? revision : undefined
}
