import type { z } from 'zod'
import type { ApiClient } from '#app/api-client/api-client'
import { ApiClientError } from '#app/api-client/api-client-error'
import type { AdminListName, AdminListRow } from '#contract/admin/admin-list-calls'
import { endpoints, type InputOf } from '#contract/http/endpoints'
import type { Language } from '#contract/validation/field-error-codes'
import { pageTitle } from '#app/i18n/page-title.server'
import type { AdminList } from './define-admin-list'

type LoaderArgs = { request: Request; context: { session: { language: Language }; api: ApiClient } }
type ListResult<Row> = { rows: Row[]; after: string | null; before: string | null; count: number }
/** The data of a list page: the rows, and the query as it is in the URL. */
export type ListView<Row> = ListResult<Row> & {
  query: Record<string, string>
  /** The service's message after a failure. */
  problem: string | null
}

/**
 * Loads the page of a list. Invalid parameters are ignored, so that a truncated link still opens the list.
 */
export async function loadList<N extends AdminListName>(
  api: ApiClient,
  { call }: Pick<AdminList<N>, 'call'>,
  searchParams: URLSearchParams,
): Promise<ListView<AdminListRow<N>>> {
  const query = parseListQuery(call, searchParams)
  try {
    return { ...(await callList(api, call, query)), query, problem: null }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    const problem = error.kind === 'business' ? error.message : ''
    return { rows: [], after: null, before: null, count: 0, query, problem }
  }
}

/** Loads a list page for the request URL; only for routes behind the admin guard. */
export async function loadListPage<N extends AdminListName>(
  { request, context: { session, api } }: LoaderArgs,
  list: AdminList<N>,
) {
  const view = await loadList(api, list, new URL(request.url).searchParams)
  return { title: pageTitle(session.language, (t) => list.texts(t).title), view }
}

/** Calls the list's endpoint; the cast pairs query and rows, which the compiler cannot infer from a name. */
export function callList<N extends AdminListName>(api: ApiClient, call: N, query: Record<string, string>) {
  return api.call(call, query as InputOf<N>) as Promise<ListResult<AdminListRow<N>>>
}

/** Returns the valid list parameters of a URL; `size` is not settable there. */
export function parseListQuery(call: AdminListName, searchParams: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, field] of Object.entries<z.ZodType>(endpoints[call].input.shape)) {
    const value = searchParams.get(name)?.trim()
    if (name !== 'size' && value && field.safeParse(value).success) query[name] = value
  }
  return query
}
