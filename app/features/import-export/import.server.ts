import { createHash } from 'node:crypto'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { ApiClient } from '#app/api-client/api-client'
import { DEFAULT_STYLE } from '#resume-model/default-style'
import type { DocumentFormat } from '#contract/resume/document-formats'
import type { DraftCredentials } from '#contract/resume/draft'
import type { Resume } from '#contract/resume/resume'
import type { ImportResult } from '#importer/parse-document'
import { maxFileBytes, type Importer } from '#importer/importer'
import { ImportError, type ImportErrorCode } from '#importer/import-error'

type ReadableFile = { bytes: Uint8Array; name: string }
/**
 * A file, or pasted text. `submissionId` identifies one rendering of the form, so that a repeated submission
 * counts once. `plain` is what was pasted without its format.
 */
export type Upload = ReadableFile & { submissionId: string; isPasted?: true; plain?: ReadableFile }

/** @returns the upload, or why it cannot be read */
export async function readUpload(form: FormData): Promise<Upload | { problem: ImportErrorCode }> {
  const file = form.get('file')
  const submissionId = /^[\w-]{8,40}$/.exec(String(form.get('press') ?? ''))?.[0] ?? ''
  if (file instanceof File && file.size > 0) {
    if (file.size > maxFileBytes) return { problem: 'tooLarge' }
    return { bytes: new Uint8Array(await file.arrayBuffer()), name: file.name, submissionId }
  }
  const text = String(form.get('text') ?? '')
  if (text.trim() === '') return { problem: 'empty' }
  const plain = { bytes: new TextEncoder().encode(text), name: 'pasted.md' }
  const rich = String(form.get('rich') ?? '')
  if (rich.trim() === '') return { ...plain, submissionId, isPasted: true }
  return { bytes: new TextEncoder().encode(rich), name: 'pasted.html', submissionId, isPasted: true, plain }
}

/**
 * Reads the file in a separate thread; a file that crashes the thread counts as unreadable. What was pasted is read without its
 * format where that cannot be read.
 */
export async function importUpload(
  reader: Pick<Importer, 'importFile'>,
  { plain, isPasted, ...file }: Upload,
): Promise<ImportResult | { problem: ImportErrorCode; cause?: unknown }> {
  const read = await importOne(reader, file)
  const result = plain && 'problem' in read && read.problem !== 'busy' ? await importOne(reader, plain) : read
  if ('problem' in result || !isPasted) return result
  return { ...result, source: pastedSources.has(result.source) ? 'pasted' : result.source }
}

/** Pasted JSON says more of itself than where it comes from. */
const pastedSources: ReadonlySet<DocumentFormat> = new Set(['text', 'html'])

async function importOne(
  reader: Pick<Importer, 'importFile'>,
  { bytes, name }: ReadableFile,
): Promise<ImportResult | { problem: ImportErrorCode; cause?: unknown }> {
  try {
    return await reader.importFile(bytes, name)
  } catch (cause) {
    if (cause instanceof ImportError) return { problem: cause.code }
    return { problem: 'unreadable', cause }
  }
}

/** What could not be saved; said with what was imported. */
export type SaveNote = 'template' | 'photo'
export type SaveResult<T> = { saved: T; notes: SaveNote[] } | { refusal: string; over: 'count' }

/** Stores the resume in the account. Saving the same content of the same import again returns the same resume. */
export function saveToAccount(
  api: ApiClient,
  resume: Resume,
  submissionId: string,
): Promise<SaveResult<{ id: string }>> {
  const content = createHash('sha256').update(JSON.stringify(resume)).digest('base64url')
  const origin = submissionId ? `import:${submissionId}:${content}` : undefined
  return saveWithFallbacks(resume, (one) => api.call('createResume', { resume: one, origin }))
}

/** Saves the resume as a server draft of a guest. */
export function saveAsDraft(api: ApiClient, resume: Resume): Promise<SaveResult<DraftCredentials>> {
  return saveWithFallbacks(resume, (one) => api.call('createDraft', { resume: one }))
}

/** Drops an unavailable template or photo and notes it; the text is never refused because of them. */
async function saveWithFallbacks<T>(
  resume: Resume,
  save: (resume: Resume) => Promise<T>,
): Promise<SaveResult<T>> {
  const notes: SaveNote[] = []
  for (let candidate = resume; ;) {
    try {
      return { saved: await save(candidate), notes }
    } catch (error) {
      if (!(error instanceof ApiClientError)) throw error
      if (error.isQuotaUsedUp) return { refusal: error.message, over: 'count' }
      const fields = Object.keys(error.fields)
      if (fields.some((name) => name.startsWith('style')) && !notes.includes('template')) {
        notes.push('template')
        candidate = { ...candidate, style: { ...candidate.style, template: DEFAULT_STYLE.template } }
      } else if (fields.includes('basics.photo') && !notes.includes('photo')) {
        notes.push('photo')
        candidate = { ...candidate, basics: { ...candidate.basics, photo: '' } }
      } else throw error
    }
  }
}
