import { redirect } from '@remix-run/node'
import { fileResponse } from '#app/preview/file-response'
import { layoutPages } from '#app/preview/render-pages.server'
import { attachmentHeader, resumeFileName } from '#app/preview/resume-file-name'
import { withTypesetErrors } from '#app/preview/typeset-error-response.server'
import { readPhotos } from '#app/preview/photo-cache.server'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import type { ApiClient } from '#app/api-client/api-client'
import { undefinedIfNotFound } from '#app/api-client/undefined-if-not-found'
import { mustChange } from '#resume-lint/must-change'
import { aiAssistedTexts } from '#resume-model/rewrite-proposals/ai-assisted-texts'
import { monthInChina } from '#contract/china-time'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Resume } from '#contract/resume/resume'
import { TypesetBusyError, DocumentTooLargeError, type Typesetter } from '#typeset/typesetter'
import { editUrlOf } from './edit-url'
import { fileNamePresets } from './file-name-presets'

export { undefinedIfNotFound }

export type Dependencies = { api: ApiClient; typesetter: Typesetter }

/** The parts of the session's draft cookies that downloads need. */
export type SessionDrafts = { keys(): DraftCredentials[]; find(id: string): DraftCredentials | undefined }
/**
 * The document to download. `sourceQuery` identifies it in URLs; without `resume`, a draft may be on the
 * user's device.
 */
export type DownloadSource = SourceId & { resume: Resume | undefined }
export type SourceId = {
  sourceQuery: string
  draftId: string | undefined
  /** Of a resume of the account. */
  revision?: number
  /** What somebody typed instead of the resume's own file name. */
  fileName?: string
  /** The PDF is to carry what is printed as data, which an import reads. */
  withData?: boolean
  /** The chosen format, of which the download page's form speaks. */
  format?: string
}

/**
 * Finds the document in a URL: a resume of the user (`resume`), else a draft (`draft`), else the newest
 * draft.
 */
export async function findDownloadSource(
  api: ApiClient,
  drafts: SessionDrafts,
  query: URLSearchParams,
): Promise<DownloadSource> {
  const resumeId = query.get('resume')
  if (resumeId !== null) {
    const sourceQuery = `${new URLSearchParams({ resume: resumeId })}`
    const stored = await readStoredResume(api, resumeId)
    return { sourceQuery, draftId: undefined, resume: stored?.resume, revision: stored?.revision }
  }
  const draftId = query.get('draft') ?? drafts.keys()[0]?.id ?? ''
  const key = drafts.find(draftId)
  const draft = key && (await undefinedIfNotFound(api.call('readDraft', key)))
  return { sourceQuery: `${new URLSearchParams({ draft: draftId })}`, draftId, resume: draft?.resume }
}

/**
 * Returns what the download page shows of a resume: pages, file names, missing glyphs, what must be changed, AI
 * assistance.
 * While the typesetter is busy, `isBusy` is set and there are no pages; files can be requested anyway.
 */
export async function describeDownload({ api, typesetter }: Dependencies, resume: Resume) {
  const layout = await layoutPages(api, typesetter, resume).catch(undefinedIfBusy)
  const { pages, missingGlyphs, undrawn } = layout ?? { pages: [], missingGlyphs: [], undrawn: undefined }
  const isAiAssisted = aiAssistedTexts(resume).length > 0
  return {
    pages,
    missingGlyphs,
    undrawn,
    isBusy: layout === undefined,
    isAiAssisted,
    fileName: resumeFileName(resume),
    fileNamePresets: fileNamePresets(resume),
    mustChange: mustChange(resume, monthInChina(Date.now()).name),
  }
}

function undefinedIfBusy(error: unknown): undefined {
  if (!(error instanceof TypesetBusyError)) throw error
}

/**
 * The same; @throws a redirect to the editor, which shows the text to shorten, when the document is too
 * large.
 */
export async function describeOrRedirectToEditor(
  dependencies: Dependencies,
  resume: Resume,
  source: SourceId,
): Promise<DownloadView> {
  try {
    return await describeDownload(dependencies, resume)
  } catch (error) {
    throw error instanceof DocumentTooLargeError ? redirect(editUrlOf(source), 303) : error
  }
}
export type DownloadView = Awaited<ReturnType<typeof describeDownload>>

/** `pdf`, or `1.png` for a page. */
export type FileKind = { pdf: true } | { pdf: false; page: number }

export function parseFileKind(text: string): FileKind | undefined {
  if (text === 'pdf') return { pdf: true }
  const [, page] = /^([1-9]\d?)\.png$/.exec(text) ?? []
  return page ? { pdf: false, page: Number(page) } : undefined
}

/**
 * Returns the file. PNG pages are 2 px a point, 1190 px wide. 404 for a missing page, 503 while the
 * typesetter is busy. `withData`: the PDF carries what is printed, for its owner alone.
 */
export function renderFile(
  dependencies: Dependencies,
  resume: Resume,
  kind: FileKind,
  { isInline = false, fileName = resumeFileName(resume), withData = false } = {},
): Promise<Response> {
  if (kind.pdf) return withTypesetErrors(renderPdf(dependencies, resume, fileName, withData))
  const attachment = isInline ? undefined : attachmentHeader(`${fileName}-${kind.page}`, 'png')
  return withTypesetErrors(renderPng(dependencies, resume, kind.page, attachment))
}

async function renderPdf(
  { api, typesetter }: Dependencies,
  resume: Resume,
  fileName: string,
  withData: boolean,
) {
  const pdf = await typesetter.pdf(resume, await readPhotos(api, resume), { withData })
  return fileResponse(pdf, 'application/pdf', attachmentHeader(fileName, 'pdf'))
}

async function renderPng(
  { api, typesetter }: Dependencies,
  resume: Resume,
  page: number,
  attachment: string | undefined,
) {
  const png = await typesetter.png(resume, await readPhotos(api, resume), page, 2)
  return png ? fileResponse(png, 'image/png', attachment) : new Response(null, { status: 404 })
}
