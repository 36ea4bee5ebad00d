import type { ActionFunctionArgs } from '@remix-run/node'
import { handleDraftCommand } from '#app/features/editor/autosave/draft-commands.server'

/** Handles the editor's commands for a server draft: release it, or save it for a browser without storage. */
export async function action({ request, context: { session, api } }: ActionFunctionArgs) {
  return handleDraftCommand(api, session.drafts, await request.json().catch(() => undefined))
}
