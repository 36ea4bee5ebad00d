import { tagLimits } from '#contract/resume/tag-limits'
import type { ResumeSummary } from '#contract/resume/stored-resume'

export const SORTS = ['updated', 'created', 'title'] as const
export type Sort = (typeof SORTS)[number]
/** Search, order and tag of the list, in the URL, so that they work without scripts and survive going back. */
export type ResumeListQuery = { q: string; sort: Sort; tag: string }

export function parseResumeListQuery(searchParams: URLSearchParams): ResumeListQuery {
  const requestedSort = searchParams.get('sort')
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, 60),
    sort: SORTS.find((sort) => sort === requestedSort) ?? 'updated',
    tag: (searchParams.get('tag') ?? '').slice(0, 4 * tagLimits.length),
  }
}

/** Returns the URL of the list with its query and further parameters. */
export function resumeListUrl(
  { q, sort, tag }: ResumeListQuery,
  extraParams: Record<string, string> = {},
): string {
  const query = new URLSearchParams({
    ...(q && { q }),
    ...(sort !== 'updated' && { sort }),
    ...(tag && { tag }),
    ...extraParams,
  })
  return query.size > 0 ? `/resume/my?${query}` : '/resume/my'
}

const byTitle = new Intl.Collator('zh-CN', { numeric: true, sensitivity: 'base' })
const comparators: Record<Sort, (a: ResumeSummary, b: ResumeSummary) => number> = {
  updated: (a, b) => b.updatedAt - a.updatedAt,
  created: (a, b) => b.createdAt - a.createdAt,
  title: (a, b) => byTitle.compare(a.title, b.title),
}

/** Returns the resumes with the tag whose titles contain every search word, in the requested order. */
export function filterAndSort(
  resumes: ResumeSummary[],
  { q, sort, tag }: ResumeListQuery,
  tagsOf: (id: string) => readonly string[] = () => [],
): ResumeSummary[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean)
  const matches = resumes.filter(
    ({ id, title }) =>
      (tag === '' || tagsOf(id).includes(tag)) && words.every((word) => normalizeText(title).includes(word)),
  )
  return matches.sort((a, b) => comparators[sort](a, b) || (a.id < b.id ? -1 : 1))
}

/** Ignores case and full-width or half-width forms. */
function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}

/** Up to so many resumes are seen at a glance; from there on tags are offered. */
const glanceCount = 6

export function offersTags(liveCount: number, tagCount: number): boolean {
  return liveCount > glanceCount || tagCount > 0
}

/** The tags of all resumes with how many have them, the most used first. */
export function countTags(tagLists: readonly (readonly string[])[]): { tag: string; count: number }[] {
  const counts = new Map<string, number>()
  for (const tag of tagLists.flat()) counts.set(tag, (counts.get(tag) ?? 0) + 1)
  return [...counts]
    .map(([tag, count]) => ({ tag, count }))
    .sort((a, b) => b.count - a.count || byTitle.compare(a.tag, b.tag))
}

/** The tags in a typed line: parted by commas, enumeration commas, semicolons or line ends. */
export function splitTags(line: string): string[] {
  return line.split(/[,，、;；\n]/).filter((tag) => tag.trim() !== '')
}
