import type { ResumeSummary } from '#contract/resume/stored-resume'

export const SORTS = ['updated', 'created', 'title'] as const
export type Sort = (typeof SORTS)[number]
/** How the list is looked at; it lives in the address, so that it works without scripts and survives going back. */
export type ResumeListQuery = { q: string; sort: Sort }

export function parseResumeListQuery(searchParams: URLSearchParams): ResumeListQuery {
  const requestedSort = searchParams.get('sort')
  return {
    q: (searchParams.get('q') ?? '').trim().slice(0, 60),
    sort: SORTS.find((sort) => sort === requestedSort) ?? 'updated',
  }
}

/** The address of the list as it is looked at, with something more in its query. */
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

/** The resumes that have every word of the search in their title, in the order asked for. */
export function filterAndSort(resumes: ResumeSummary[], { q, sort }: ResumeListQuery): ResumeSummary[] {
  const words = normalizeText(q).split(/\s+/).filter(Boolean)
  const matches = resumes.filter(({ title }) => words.every((word) => normalizeText(title).includes(word)))
  return matches.sort((a, b) => comparators[sort](a, b) || (a.id < b.id ? -1 : 1))
}

/** Full-width and half-width, upper and lower case are the same to whoever searches. */
function normalizeText(text: string): string {
  return text.normalize('NFKC').toLowerCase()
}
