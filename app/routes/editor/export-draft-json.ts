import type { LoaderFunctionArgs } from '@remix-run/node'
import { readDraft } from '#app/features/editor/load-draft-editor.server'
import { jsonFileResponse } from '#app/features/editor/toolbar/json-file-response.server'

/** Returns a server draft as JSON, for the holder of its cookie: one's own text never needs a login. */
export async function loader({ params, context: { session, api } }: LoaderFunctionArgs) {
  const key = session.drafts.find(params.id ?? '')
  return jsonFileResponse(key && (await readDraft(api, key))?.resume)
}
