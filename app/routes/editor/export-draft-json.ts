import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDraft } from '#app/features/editor/load-draft-editor.server'
import { jsonFileResponse } from '#app/features/editor/toolbar/json-file-response.server'

/** A server-kept draft as JSON, for whoever has its cookie: one's own text never needs a login. */
export async function loader({ params, context: { session, api } }: LoaderFunctionArgs) {
  const key = session.drafts.find(params.id ?? '')
  return jsonFileResponse(key && (await readDraft(api, key))?.resume)
}
