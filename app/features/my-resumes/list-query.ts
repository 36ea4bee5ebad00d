import type { ResumeSummary } from '#contract/resume/stored-resume'

export const SORTS = ['updated', 'created', 'title'] as const
export type Sort = (typeof SORTS)[number]
/** Search and order of the list, in the URL, so that they work without scripts and survive going back. */
export type ResumeListQuery = { q: string; sort: Sort }

export function parseResumeListQuery(searchParams: URLSearchParams): ResumeListQuery {
  const requestedSort = searchParams.get('sort')
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, 60),
    sort: SORTS.find((sort) => sort === requestedSort) ?? 'updated',
  }
}

/** Returns the URL of the list with its query and further parameters. */
export function resumeListUrl(
  { q, sort }: ResumeListQuery,
  extraParams: Record<string, string> = {},
): string {
  const query = new URLSearchParams({ ...(q && { q }), ...(sort !== 'updated' && { sort }), ...extraParams })
  return query.size > 0 ? `/resume/my?${query}` : '/resume/my'
}

const byTitle = new Intl.Collator('zh-CN', { numeric: true, sensitivity: 'base' })
const comparators: Record<Sort, (a: ResumeSummary, b: ResumeSummary) => number> = {
  updated: (a, b) => b.updatedAt - a.updatedAt,
  created: (a, b) => b.createdAt - a.createdAt,
  title: (a, b) => byTitle.compare(a.title, b.title),
}

/** Returns the resumes whose titles contain every search word, in the requested order. */
export function filterAndSort(resumes: ResumeSummary[], { q, sort }: ResumeListQuery): ResumeSummary[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean)
  const matches = resumes.filter(({ title }) => words.every((word) => normalizeText(title).includes(word)))
  return matches.sort((a, b) => comparators[sort](a, b) || (a.id < b.id ? -1 : 1))
}

/** Ignores case and full-width or half-width forms. */
function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
