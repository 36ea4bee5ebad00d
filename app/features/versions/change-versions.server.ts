import { readStoredResume, readVersion } from '#app/preview/render-stored-resume.server'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import { maxVersionNameLength } from '#contract/resume/resume-version'

export type RestoreResult = 'restored' | 'newer' | 'gone' | { message: string }
export type MarkResult = 'named' | 'unnamed' | 'pinned' | 'unpinned' | 'gone' | { message: string }

type Restore = {
  id: string
  revision: number
  /** The present revision that the user saw. */
  expectedRevision: number
  /** The style of the present content stays. */
  isTextOnly: boolean
}

/**
 * Saves a version over the present content, which becomes a version itself. If the present content is another one than
 * the user saw, nothing is saved and 'newer' is returned.
 */
export async function restoreVersion(
  api: ApiClient,
  { id, revision, expectedRevision, isTextOnly }: Restore,
): Promise<RestoreResult> {
  const version = await readVersion(api, id, revision)
  const present = isTextOnly ? await readStoredResume(api, id) : undefined
  if (!version || (isTextOnly && !present)) return 'gone'
  const resume = present ? { ...version.resume, style: present.resume.style } : version.resume
  try {
    await api.call('saveStoredResume', { id, revision: expectedRevision, resume, isRestore: true })
    return 'restored'
  } catch (error) {
    if (error instanceof ApiClientError && error.isConflict) return 'newer'
    return toRefusal(error)
  }
}

/** Handles the forms that name and pin a version: the field `name`, or `pin` with `on` or `off`. */
export async function markVersion(
  api: ApiClient,
  { id, revision }: { id: string; revision: number },
  form: FormData,
): Promise<MarkResult> {
  if (!Number.isSafeInteger(revision) || revision < 1) return 'gone'
  const name = form.has('name')
    ? [...String(form.get('name')).trim()].slice(0, maxVersionNameLength).join('')
    : undefined
  const isPinned = form.get('pin') === 'on'
  try {
    await api.call('markResumeVersion', { id, revision, ...(name === undefined ? { isPinned } : { name }) })
  } catch (error) {
    return toRefusal(error)
  }
  if (name === undefined) return isPinned ? 'pinned' : 'unpinned'
  return name === '' ? 'unnamed' : 'named'
}

function toRefusal(error: unknown): 'gone' | { message: string } {
  if (!(error instanceof ApiClientError)) throw error
  if (error.isNotFound) return 'gone'
  if (error.isBadInput || error.isQuotaUsedUp) return { message: error.message }
  throw error
}
