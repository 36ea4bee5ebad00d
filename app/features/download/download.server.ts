import { redirect } from '@remix-run/node'
import { layOutPages } from '#app/preview/draft-pages.server'
import { attachment, fileNameOf } from '#app/preview/file-name'
import { orBusy } from '#app/preview/or-busy.server'
import { readPhoto } from '#app/preview/photo-shelf.server'
import { readStored } from '#app/preview/stored-pages.server'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import { assistedTexts } from '#contract/assisted'
import type { DraftKey } from '#contract/draft'
import type { Resume } from '#contract/resume'
import { TypesetBusy, TypesetTooMuch, type Typesetter } from '#typeset/typesetter'
import { editPathOf } from './edit-path'

export type Parts = { upstream: Upstream; typesetter: Typesetter }

/** A call's answer, or undefined when what it asks for does not exist. */
export async function orGone<T>(call: Promise<T>): Promise<T | undefined> {
  try {
    return await call
  } catch (error) {
    if (error instanceof UpstreamFailure && error.isNotFound) return undefined
    throw error
  }
}

/** The drafts of a visit, as far as downloading asks for them. */
export type Drafts = { keys(): DraftKey[]; find(id: string): DraftKey | undefined }
/** What is to be downloaded: `of` names it in addresses; without `resume` a draft may be on the person's device. */
export type Source = { of: string; draftId: string | undefined; resume: Resume | undefined }

/** What an address names: one of the person's own resumes (`resume`), else a draft (`draft`), else the newest draft. */
export async function findSource(
  upstream: Upstream,
  drafts: Drafts,
  query: URLSearchParams,
): Promise<Source> {
  const own = query.get('resume')
  if (own !== null) {
    const of = `${new URLSearchParams({ resume: own })}`
    return { of, draftId: undefined, resume: (await readStored(upstream, own))?.resume }
  }
  const draftId = query.get('draft') ?? drafts.keys()[0]?.id ?? ''
  const key = drafts.find(draftId)
  const draft = key && (await orGone(upstream.call('readDraft', key)))
  return { of: `${new URLSearchParams({ draft: draftId })}`, draftId, resume: draft?.resume }
}

/**
 * What is shown of a resume to be taken: its pages, its file name, what is missing, whether an AI wrote some of it. While
 * too many ask for pages it has none and `isBusy`: its files can be asked for all the same.
 */
export async function describeDownload({ upstream, typesetter }: Parts, resume: Resume) {
  const laidOut = await layOutPages(upstream, typesetter, resume).catch(noneIfBusy)
  const { pages, missingGlyphs, undrawn } = laidOut ?? { pages: [], missingGlyphs: [], undrawn: undefined }
  const assisted = assistedTexts(resume).length > 0
  return {
    pages,
    missingGlyphs,
    undrawn,
    isBusy: laidOut === undefined,
    assisted,
    fileName: fileNameOf(resume),
    nameMissing: resume.basics.name === '',
  }
}

function noneIfBusy(error: unknown): undefined {
  if (!(error instanceof TypesetBusy)) throw error
}

/** The same; @throws a redirect to the editor, which names the text to shorten, when it is too much to lay out. */
export async function describeOrEdit(
  parts: Parts,
  resume: Resume,
  source: Pick<Source, 'of' | 'draftId'>,
): Promise<DownloadView> {
  try {
    return await describeDownload(parts, resume)
  } catch (error) {
    throw error instanceof TypesetTooMuch ? redirect(editPathOf(source), 303) : error
  }
}
export type DownloadView = Awaited<ReturnType<typeof describeDownload>>

/** `pdf`, or `1.png` for a page. */
export type FileKind = { pdf: true } | { pdf: false; page: number }

export function readFileKind(text: string): FileKind | undefined {
  if (text === 'pdf') return { pdf: true }
  const [, page] = /^([1-9]\d?)\.png$/.exec(text) ?? []
  return page ? { pdf: false, page: Number(page) } : undefined
}

/** The file itself. PNG pages are 2 px a point, 1190 px wide. 404 for a page that is not there, 503 when too many ask. */
export function fileOf(parts: Parts, resume: Resume, kind: FileKind, inline = false): Promise<Response> {
  return orBusy(kind.pdf ? pdfOf(parts, resume) : pngOf(parts, resume, kind.page, inline))
}

async function pdfOf({ upstream, typesetter }: Parts, resume: Resume): Promise<Response> {
  const pdf = await typesetter.pdf(resume, await readPhoto(upstream, resume.basics.photo))
  return answered(pdf, 'application/pdf', attachment(fileNameOf(resume), 'pdf'))
}

async function pngOf({ upstream, typesetter }: Parts, resume: Resume, page: number, inline: boolean) {
  const png = await typesetter.png(resume, await readPhoto(upstream, resume.basics.photo), page, 2)
  if (!png) return new Response(null, { status: 404 })
  return answered(png, 'image/png', inline ? undefined : attachment(`${fileNameOf(resume)}-${page}`, 'png'))
}

function answered(bytes: Uint8Array, type: string, disposition: string | undefined): Response {
  const headers = new Headers({
    'Content-Type': type,
    'Content-Length': String(bytes.length),
    'Cache-Control': 'private, no-store',
  })
  if (disposition) headers.set('Content-Disposition', disposition)
  return new Response(new Uint8Array(bytes), { headers })
}
