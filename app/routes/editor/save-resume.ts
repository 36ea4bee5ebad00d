import type { ActionFunctionArgs } from '@remix-run/node'
import { handleStoredResumeCommand } from '#app/features/editor/autosave/stored-resume-commands.server'
import { requireUser } from '#app/session/require-user.server'

/** Handles the editor's commands for a stored resume: save it, or save the typed document as a copy. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  return handleStoredResumeCommand(args.context.api, await args.request.json().catch(() => undefined))
}
