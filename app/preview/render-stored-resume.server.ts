import type { LoaderFunctionArgs } from '@remix-run/node'
import type { ApiClient } from '#app/api-client/api-client'
import { applyTemplate } from '#resume-model/apply-template'
import type { Resume } from '#contract/resume/resume'
import type { ResumeVersion } from '#contract/resume/resume-version'
import { ResumeId, type StoredResume } from '#contract/resume/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { undefinedIfNotFound, renderResumePage } from './render-pages.server'
import { withTypesetErrors } from './typeset-error-response.server'
import { withExample } from './find-example.server'
import { readPhotos } from './photo-cache.server'
import { renderOwnThumbnail } from './thumbnail.server'

type Dependencies = { api: ApiClient; typesetter: Typesetter }

const isResumeId = (id: string) => ResumeId.safeParse({ id }).success

/** A resume of the caller's account; undefined for another user's, and for an invalid id. */
export async function readStoredResume(api: ApiClient, id: string): Promise<StoredResume | undefined> {
  if (!isResumeId(id)) return undefined
  return api.call('readStoredResume', { id }).catch(undefinedIfNotFound)
}

/**
 * The resume of a route's `:resumeId`.
 * @throws a 404 response for another user's, and for one in the recycle bin
 */
export async function requireStoredResume({
  params: { resumeId = '' },
  context: { api },
}: LoaderFunctionArgs): Promise<StoredResume> {
  const stored = await readStoredResume(api, resumeId)
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored
}

/** A version of a resume of the caller's account; undefined when there is none. */
export async function readVersion(
  api: ApiClient,
  id: string,
  revision: number,
): Promise<(ResumeVersion & { resume: Resume }) | undefined> {
  if (!isResumeId(id) || !Number.isSafeInteger(revision)) return undefined
  return api.call('readResumeVersion', { id, revision }).catch(undefinedIfNotFound)
}

type StoredPageRequest = {
  id: string
  revision: number | undefined
  page: number
  templateOverride?: TemplateOverride
  /** A resume without a word is shown with its example. */
  showsExample?: boolean
}
/** A template's id, and one of its colours. */
export type TemplateOverride = { template: string; colour: string | undefined }

/**
 * One page of a stored resume as an SVG image: its present content or a version, optionally in another
 * template.
 */
export async function renderStoredPage(
  request: Request,
  dependencies: Dependencies,
  { id, revision, page, templateOverride, showsExample }: StoredPageRequest,
): Promise<Response> {
  const found =
    revision === undefined
      ? await readStoredResume(dependencies.api, id)
      : await readVersion(dependencies.api, id, revision)
  if (!found) return new Response(null, { status: 404 })
  const resume = templateOverride
    ? await withTemplate(dependencies.api, found.resume, templateOverride)
    : found.resume
  if (!resume) return new Response(null, { status: 404 })
  const shown = showsExample ? await withExample(dependencies.api, resume) : resume
  return withTypesetErrors(renderResumePage(request, dependencies, shown, page))
}

export async function withTemplate(
  api: ApiClient,
  resume: Resume,
  templateOverride: TemplateOverride,
): Promise<Resume | undefined> {
  const template = (await api.call('listTemplates', {})).find(({ id }) => id === templateOverride.template)
  return template && applyTemplate(resume, template, templateOverride.colour)
}

/** The first page of a stored resume as a thumbnail. `onDrawn` is told of the resume when there is one. */
export async function renderStoredThumbnail(
  request: Request,
  dependencies: Dependencies,
  id: string,
  onDrawn?: (stored: StoredResume) => Promise<void>,
): Promise<Response> {
  const { api, typesetter } = dependencies
  const stored = await readStoredResume(api, id)
  if (!stored) return new Response(null, { status: 404 })
  const photos = await readPhotos(api, stored.resume)
  const answer = await renderOwnThumbnail(request, typesetter, { resume: stored.resume, photos }, 'immutable')
  if (answer.ok) await onDrawn?.(stored)
  return answer
}

/** The user's newest resume in a template, as a thumbnail; 404 without one. */
export async function renderNewestThumbnail(
  request: Request,
  { api, typesetter }: Dependencies,
  override: TemplateOverride,
): Promise<Response> {
  const [newest] = (await api.call('listResumes', {})).live
  const stored = newest && (await readStoredResume(api, newest.id))
  const resume = stored && (await withTemplate(api, stored.resume, override))
  if (!resume) return new Response(null, { status: 404 })
  const photos = await readPhotos(api, resume)
  return renderOwnThumbnail(request, typesetter, { resume, photos })
}
