import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDraft } from '#app/features/editor/load-draft-editor.server'

/**
 * The server draft of a route's `:id`, and its key.
 * @throws a 404 response unless the browser holds its cookie
 */
export async function requireDraft({ params, context: { session, api } }: LoaderFunctionArgs) {
  const key = session.drafts.find(params.id ?? '')
  const draft = key && (await readDraft(api, key))
  if (!draft) throw new Response(null, { status: 404 })
  return { key, draft }
}
