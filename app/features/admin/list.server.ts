import type { z } from 'zod'
import { UpstreamFailure } from '#app/api-client/failure'

type Listed<Row> = { rows: Row[]; after: string | null; before: string | null; count: number }
/** What a list page shows: the rows, and what was asked for them as it stands in the address. */
export type ListView<Row> = Listed<Row> & {
  asked: Record<string, string>
  /** The service's words, when it could not tell. */
  problem: string | null
}

/**
 * The page of a list that an address asks for. What an address says wrongly is left out, so that a link that was cut still
 * opens the list; `call` is the list's own call.
 */
export async function loadList<S extends z.ZodObject, Row>(
  schema: S,
  query: URLSearchParams,
  call: (asked: Record<string, string>) => Promise<Listed<Row>>,
): Promise<ListView<Row>> {
  const asked = askedOf(schema, query)
  try {
    return { ...(await call(asked)), asked, problem: null }
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    const problem = error.kind === 'business' ? error.message : ''
    return { rows: [], after: null, before: null, count: 0, asked, problem }
  }
}

/** What of an address a list understands, as texts. `size` is no matter of addresses. */
export function askedOf(schema: z.ZodObject, query: URLSearchParams): Record<string, string> {
  const asked: Record<string, string> = {}
  for (const [name, field] of Object.entries(schema.shape)) {
    const value = query.get(name)?.trim()
    if (name !== 'size' && value && (field as z.ZodType).safeParse(value).success) asked[name] = value
  }
  return asked
}
