import type { Upstream } from '#app/api-client/upstream'
import { Resume } from '#contract/resume'
import { findSource, type Drafts, type Source } from './download.server'

/**
 * What a press of a download button names: the document its form carries from the person's device, else what the address
 * names. A document that is none is nothing, whatever the address says.
 */
export async function pressedSource(upstream: Upstream, drafts: Drafts, request: Request): Promise<Source> {
  const query = new URL(request.url).searchParams
  const text = await postedText(request)
  if (text === null) return findSource(upstream, drafts, query)
  const draftId = query.get('draft') ?? ''
  return { of: `${new URLSearchParams({ draft: draftId })}`, draftId, resume: readResume(text) }
}

/** The form's `resume` field; null without one. */
async function postedText(request: Request): Promise<string | null> {
  try {
    const text = (await request.formData()).get('resume')
    return text === null ? null : String(text)
  } catch {
    return null
  }
}

function readResume(text: string): Resume | undefined {
  try {
    return Resume.parse(JSON.parse(text))
  } catch {
    return undefined
  }
}
