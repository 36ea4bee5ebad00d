import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDraft } from '#app/features/editor/editor.server'
import { jsonFileOf } from '#app/features/editor/export-json.server'

/** A server-kept draft as JSON, for whoever has its cookie: one's own text never needs a login. */
export async function loader({ params, context: { visit, upstream } }: LoaderFunctionArgs) {
  const key = visit.drafts.find(params.id ?? '')
  return jsonFileOf(key && (await readDraft(upstream, key))?.resume)
}
