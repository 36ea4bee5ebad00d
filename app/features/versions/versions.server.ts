import { layOutPages } from '#app/preview/draft-pages.server'
import type { SheetPage } from '#app/preview/preview-answer'
import { readStored, readVersion } from '#app/preview/stored-pages.server'
import type { Upstream } from '#app/api-client/upstream'
import { UpstreamFailure } from '#app/api-client/failure'
import type { Resume } from '#contract/resume'
import type { ResumeVersion } from '#contract/stored-resume'
import type { Typesetter } from '#typeset/typesetter'

/** A version being looked at; without a revision the present content. */
export type Shown = { revision: number | undefined; savedAt: number; pages: (SheetPage & { src: string })[] }
export type LoadedVersions = {
  id: string
  title: string
  /** The present content's revision and time. */
  revision: number
  updatedAt: number
  binned: boolean
  versions: ResumeVersion[]
  shown: Shown
}

/** What a resume was before, and how one of those versions looks; undefined when there is no such resume, or version. */
export async function loadVersions(
  { upstream, typesetter }: { upstream: Upstream; typesetter: Typesetter },
  id: string,
  looked: number | undefined,
): Promise<LoadedVersions | undefined> {
  const stored = await readStored(upstream, id)
  if (!stored) return undefined
  const { title, revision, updatedAt } = stored
  const [versions, version] = await Promise.all([
    upstream.call('listResumeVersions', { id }),
    looked === undefined ? undefined : readVersion(upstream, id, looked),
  ])
  if (looked !== undefined && !version) return undefined
  const pages = await pagesOf(version?.resume ?? stored.resume)
  const shown = { revision: version?.revision, savedAt: version?.savedAt ?? updatedAt, pages }
  const newestFirst = versions.toSorted((a, b) => b.revision - a.revision)
  return { id, title, revision, updatedAt, binned: stored.deletedAt !== null, versions: newestFirst, shown }

  async function pagesOf(resume: Resume) {
    // The list must be there even when pages cannot be set right now.
    const { pages } = await layOutPages(upstream, typesetter, resume).catch(() => ({ pages: [] }))
    const of = version ? `&revision=${version.revision}` : ''
    return pages.map((page: SheetPage, i: number) => ({
      ...page,
      src: `/sheets/pages/${i + 1}?resume=${id}${of}&v=${page.hash}`,
    }))
  }
}

export type Restored = 'restored' | 'newer' | 'gone' | { said: string }

/**
 * Saves a kept version over the present content, which becomes a version itself. `from`: the revision the person saw as the
 * present one; when it is not any more, nothing is done and they look again.
 */
export async function restoreVersion(
  upstream: Upstream,
  { id, revision, from }: { id: string; revision: number; from: number },
): Promise<Restored> {
  const version = await readVersion(upstream, id, revision)
  if (!version) return 'gone'
  try {
    await upstream.call('saveStoredResume', { id, revision: from, resume: version.resume })
    return 'restored'
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    if (error.isConflict) return 'newer'
    if (error.isNotFound) return 'gone'
    if (error.isBadInput) return { said: error.message }
    throw error
  }
}
