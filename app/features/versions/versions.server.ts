import { layoutPages } from '#app/preview/render-pages.server'
import type { PreviewPage } from '#app/preview/preview-protocol'
import { readStoredResume, readVersion } from '#app/preview/render-stored-resume.server'
import type { ApiClient } from '#app/api-client/api-client'
import { daysBetweenInChina } from '#contract/china-time'
import type { Resume } from '#contract/resume/resume'
import type { ResumeVersion } from '#contract/resume/resume-version'
import type { Typesetter } from '#typeset/typesetter'
import { compareVersions, whatRestoreChanges } from './compare-versions.server'

/**
 * What the page's address selects: the version to look at, by default the present content, and the one to compare it
 * with. For an earlier version that is the present content, for the present content the newest earlier version.
 */
export type VersionQuery = { look: number | undefined; with: number | undefined }

/** Loads the versions of a resume, and of one its pages, what differs and what restoring it would change. */
export async function loadVersions(
  { api, typesetter }: { api: ApiClient; typesetter: Typesetter },
  id: string,
  query: VersionQuery,
) {
  const stored = await readStoredResume(api, id)
  if (!stored) return undefined
  const { title, revision } = stored
  const versions = await api.call('listResumeVersions', { id })
  const [present] = versions
  if (!present) return undefined
  const read = async (wanted: number | undefined) =>
    wanted === undefined || wanted === present.revision
      ? { ...present, resume: stored.resume }
      : readVersion(api, id, wanted)
  const selected = await read(query.look)
  if (!selected) return undefined
  const isPresent = selected.revision === present.revision
  const base = await read(query.with ?? (isPresent ? versions[1]?.revision : undefined))
  const now = Date.now()
  return {
    id,
    title,
    revision,
    isDeleted: stored.deletedAt !== null,
    versions: versions.map((one) => toListed(one, versions, now)),
    selected: { ...toListed(selected, versions, now), isPresent, pages: await layoutVersionPages() },
    comparison: base && base.revision !== selected.revision ? compareVersions(base, selected) : undefined,
    restore: isPresent ? undefined : whatRestoreChanges(stored.resume, selected.resume),
  }

  async function layoutVersionPages() {
    // The list must be shown even if pages cannot be typeset now.
    const { pages } = await layoutPages(api, typesetter, selected!.resume).catch(() => ({ pages: [] }))
    const of = isPresent ? '' : `&revision=${selected!.revision}`
    return pages.map((page: PreviewPage, i: number) => ({
      ...page,
      src: `/sheets/pages/${i + 1}?resume=${id}${of}&v=${page.hash}`,
    }))
  }
}
export type LoadedVersions = NonNullable<Awaited<ReturnType<typeof loadVersions>>>

export type ListedVersion = ResumeVersion & {
  /** Days of China's calendar: 0 today. */
  daysAgo: number
  /** Another one was saved in the same minute. */
  showsSeconds: boolean
}

function toListed(
  { revision, savedAt, reasons, name, isPinned }: ResumeVersion & { resume?: Resume },
  versions: readonly ResumeVersion[],
  now: number,
): ListedVersion {
  const minuteOf = (at: number) => Math.floor(at / 60_000)
  const showsSeconds = versions.some(
    (other) => other.revision !== revision && minuteOf(other.savedAt) === minuteOf(savedAt),
  )
  const daysAgo = Math.max(0, daysBetweenInChina(savedAt, now))
  return { revision, savedAt, reasons, name, isPinned, daysAgo, showsSeconds }
}
