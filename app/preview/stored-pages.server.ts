import type { Upstream } from '#app/api-client/upstream'
import { dressed } from '#contract/dressed'
import type { Resume } from '#contract/resume'
import { ResumeId, type ResumeVersion, type StoredResume } from '#contract/stored-resume'
import type { Typesetter } from '#typeset/typesetter'
import { goneAsUndefined, resumePage } from './draft-pages.server'
import { orBusy } from './or-busy.server'
import { readPhoto } from './photo-shelf.server'
import { ownThumbnail } from './thumbnail.server'

type Parts = { upstream: Upstream; typesetter: Typesetter }

const isId = (id: string) => ResumeId.safeParse({ id }).success

/** A resume of the caller's account; undefined for somebody else's, and for an id that is none. */
export async function readStored(upstream: Upstream, id: string): Promise<StoredResume | undefined> {
  if (!isId(id)) return undefined
  return upstream.call('readStoredResume', { id }).catch(goneAsUndefined)
}

/** A kept version of a resume of the caller's account; undefined when there is none. */
export async function readVersion(
  upstream: Upstream,
  id: string,
  revision: number,
): Promise<(ResumeVersion & { resume: Resume }) | undefined> {
  if (!isId(id) || !Number.isSafeInteger(revision)) return undefined
  return upstream.call('readResumeVersion', { id, revision }).catch(goneAsUndefined)
}

type Asked = { id: string; revision: number | undefined; page: number; look?: Look }
/** A template by id, and one of its colours. */
export type Look = { template: string; colour: string | undefined }

/** One page of a stored resume as an SVG image: as it is now, or as it was in a kept version; in another template where one is named. */
export async function storedPage(
  request: Request,
  parts: Parts,
  { id, revision, page, look }: Asked,
): Promise<Response> {
  const found =
    revision === undefined
      ? await readStored(parts.upstream, id)
      : await readVersion(parts.upstream, id, revision)
  if (!found) return new Response(null, { status: 404 })
  const resume = look ? await inLook(parts.upstream, found.resume, look) : found.resume
  if (!resume) return new Response(null, { status: 404 })
  return orBusy(resumePage(request, parts, resume, page))
}

async function inLook(upstream: Upstream, resume: Resume, look: Look): Promise<Resume | undefined> {
  const template = (await upstream.call('listTemplates', {})).find(({ id }) => id === look.template)
  return template && dressed(resume, template, look.colour)
}

/** The first page of a stored resume as a small picture. */
export async function storedThumbnail(request: Request, parts: Parts, id: string): Promise<Response> {
  const { upstream, typesetter } = parts
  const stored = await readStored(upstream, id)
  if (!stored) return new Response(null, { status: 404 })
  const photo = await readPhoto(upstream, stored.resume.basics.photo)
  return ownThumbnail(request, typesetter, { resume: stored.resume, photo })
}
