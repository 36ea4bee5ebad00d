import type { z } from 'zod'
import { ApiClientError } from '#app/api-client/api-client-error'

type ListResult<Row> = { rows: Row[]; after: string | null; before: string | null; count: number }
/** What a list page shows: the rows, and what was asked for them as it stands in the address. */
export type ListView<Row> = ListResult<Row> & {
  query: Record<string, string>
  /** The service's words, when it could not tell. */
  problem: string | null
}

/**
 * The page of a list that an address asks for. What an address says wrongly is left out, so that a link that was cut still
 * opens the list; `call` is the list's own call.
 */
export async function loadList<S extends z.ZodObject, Row>(
  schema: S,
  searchParams: URLSearchParams,
  call: (query: Record<string, string>) => Promise<ListResult<Row>>,
): Promise<ListView<Row>> {
  const query = parseListQuery(schema, searchParams)
  try {
    return { ...(await call(query)), query, problem: null }
  } catch (error) {
    if (!(error instanceof ApiClientError)) throw error
    const problem = error.kind === 'business' ? error.message : ''
    return { rows: [], after: null, before: null, count: 0, query, problem }
  }
}

/** What of an address a list understands, as texts. `size` is no matter of addresses. */
export function parseListQuery(schema: z.ZodObject, searchParams: URLSearchParams): Record<string, string> {
  const query: Record<string, string> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = searchParams.get(name)?.trim()
    if (name !== 'size' && value && (field as z.ZodType).safeParse(value).success) query[name] = value
  }
  return query
}
