import type { AdminArticle } from '#contract/admin/admin-article'
import type { AdminListQuery } from '#contract/admin/admin-list-calls'
import { maxListCount } from '#contract/admin/list-query'
import { ApiCodes } from '#contract/http/api-codes'
import { chinaDay } from '#contract/china-time'
import { ApiError } from '../http/api-error'

/**
 * One page of the list of articles. There are some hundreds at most, half of them from files: they are sorted here, and
 * a place in the list is a number. @throws ApiError -8000 for a place that is none
 */
export function pageOfArticles(
  rows: readonly AdminArticle[],
  { search, filter, kind, order, since, until, after, before, size }: AdminListQuery<'listArticlesAsAdmin'>,
) {
  const words = search.toLowerCase()
  const found = rows.filter(
    ({ title, slug, state, type, updatedAt }) =>
      (filter === 'all' || state === filter) &&
      (!kind || type === kind) &&
      (title.toLowerCase().includes(words) || slug.includes(words)) &&
      isBetween(chinaDay(updatedAt).name, since, until),
  )
  const direction = order === 'desc' ? -1 : 1
  found.sort((a, b) => direction * (a.updatedAt - b.updatedAt) || (a.slug < b.slug ? -1 : 1))
  const start = before === undefined ? parsePlace(after) : Math.max(0, parsePlace(before) - size)
  const end = start + size
  return {
    rows: found.slice(start, end),
    after: end < found.length ? String(end) : null,
    before: start > 0 ? String(start) : null,
    count: Math.min(found.length, maxListCount + 1),
  }
}

const isBetween = (day: string, since = day, until = day) => since <= day && day <= until

function parsePlace(place = '0'): number {
  if (!/^\d{1,6}$/.test(place)) throw new ApiError(ApiCodes.invalidInput, 'listPlaceGone')
  return Number(place)
}
