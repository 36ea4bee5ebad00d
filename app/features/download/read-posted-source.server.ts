import type { ApiClient } from '#app/api-client/api-client'
import { resumeFileName, typedFileName } from '#app/preview/resume-file-name'
import { Resume } from '#contract/resume/resume'
import { findDownloadSource, type SessionDrafts, type DownloadSource } from './download.server'

/**
 * Returns the document of a download request: the one in the form, from the user's device, else the one in
 * the URL. An invalid document in the form counts as none, even if the URL identifies one.
 */
export async function readPostedSource(
  api: ApiClient,
  drafts: SessionDrafts,
  request: Request,
): Promise<DownloadSource> {
  const query = new URL(request.url).searchParams
  const form = await request.formData().catch(() => new FormData())
  const text = form.get('resume')
  const found =
    text === null ? await findDownloadSource(api, drafts, query) : postedSource(query, String(text))
  const format = form.get('format')
  const source = {
    ...found,
    withData: form.has('withData'),
    ...(typeof format === 'string' && { format }),
  }
  const fileName = typedFileName(String(form.get('fileName') ?? ''))
  const isTyped = fileName !== '' && source.resume && fileName !== resumeFileName(source.resume)
  return isTyped ? { ...source, fileName } : source
}

function postedSource(query: URLSearchParams, text: string): DownloadSource {
  const draftId = query.get('draft') ?? ''
  return { sourceQuery: `${new URLSearchParams({ draft: draftId })}`, draftId, resume: parseResume(text) }
}

function parseResume(text: string): Resume | undefined {
  try {
    return Resume.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
