import { layoutPages } from '#app/preview/render-pages.server'
import type { PreviewPage } from '#app/preview/preview-protocol'
import { readStoredResume, readVersion } from '#app/preview/render-stored-resume.server'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { Resume } from '#contract/resume/resume'
import type { Typesetter } from '#typeset/typesetter'

/**
 * Loads the versions of a resume and the pages of one, without a revision of its present content; undefined
 * for an unknown resume or version.
 */
export async function loadVersions(
  { api, typesetter }: { api: ApiClient; typesetter: Typesetter },
  id: string,
  selectedRevision: number | undefined,
) {
  const stored = await readStoredResume(api, id)
  if (!stored) return undefined
  const { title, revision, updatedAt } = stored
  const [versions, version] = await Promise.all([
    api.call('listResumeVersions', { id }),
    selectedRevision === undefined ? undefined : readVersion(api, id, selectedRevision),
  ])
  if (selectedRevision !== undefined && !version) return undefined
  const pages = await layoutVersionPages(version?.resume ?? stored.resume)
  const shown = { revision: version?.revision, savedAt: version?.savedAt ?? updatedAt, pages }
  const earlier = versions.filter((one) => one.revision < revision)
  const isDeleted = stored.deletedAt !== null
  return { id, title, revision, updatedAt, isDeleted, versions: earlier, shown }

  async function layoutVersionPages(resume: Resume) {
    // The list must be shown even if pages cannot be typeset now.
    const { pages } = await layoutPages(api, typesetter, resume).catch(() => ({ pages: [] }))
    const of = version ? `&revision=${version.revision}` : ''
    return pages.map((page: PreviewPage, i: number) => ({
      ...page,
      src: `/sheets/pages/${i + 1}?resume=${id}${of}&v=${page.hash}`,
    }))
  }
}
export type LoadedVersions = NonNullable<Awaited<ReturnType<typeof loadVersions>>>

export type RestoreResult = 'restored' | 'newer' | 'gone' | { message: string }

/**
 * Saves a version over the present content, which becomes a version itself. `expectedRevision`: the present
 * revision the user saw; if it has changed, nothing is saved and 'newer' is returned.
 */
export async function restoreVersion(
  api: ApiClient,
  { id, revision, expectedRevision }: { id: string; revision: number; expectedRevision: number },
): Promise<RestoreResult> {
  const version = await readVersion(api, id, revision)
  if (!version) return 'gone'
  try {
    await api.call('saveStoredResume', {
      id,
      revision: expectedRevision,
      resume: version.resume,
      isRestore: true,
    })
    return 'restored'
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    if (error.isConflict) return 'newer'
    if (error.isNotFound) return 'gone'
    if (error.isBadInput) return { message: error.message }
    throw error
  }
}
