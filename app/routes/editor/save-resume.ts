import type { ActionFunctionArgs } from '@remix-run/node'
import { handleStoredResumeCommand } from '#app/features/editor/save-stored.server'
import { requireUser } from '#app/session/guard.server'

/** What the editor's scripts ask for a stored resume: save it, or keep what was typed as a copy. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  return handleStoredResumeCommand(args.context.api, await args.request.json().catch(() => undefined))
}
