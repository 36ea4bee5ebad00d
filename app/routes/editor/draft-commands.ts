import type { ActionFunctionArgs } from '@remix-run/node'
import { handleDraftCommand } from '#app/features/editor/autosave/draft-commands.server'

/** What the editor's scripts ask of a server-kept draft: let go of it, or save it for a browser that keeps nothing. */
export async function action({ request, context: { session, api } }: ActionFunctionArgs) {
  return handleDraftCommand(api, session.drafts, await request.json().catch(() => undefined))
}
