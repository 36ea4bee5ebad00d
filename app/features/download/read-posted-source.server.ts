import type { ApiClient } from '#app/api-client/api-client'
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
  const text = await readResumeField(request)
  if (text === null) return findDownloadSource(api, drafts, query)
  const draftId = query.get('draft') ?? ''
  return { sourceQuery: `${new URLSearchParams({ draft: draftId })}`, draftId, resume: parseResume(text) }
}

/** Returns the form's `resume` field; null without one. */
async function readResumeField(request: Request): Promise<string | null> {
  try {
    const text = (await request.formData()).get('resume')
    return text === null ? null : String(text)
  } catch {
    return null
  }
}

function parseResume(text: string): Resume | undefined {
  try {
    return Resume.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
