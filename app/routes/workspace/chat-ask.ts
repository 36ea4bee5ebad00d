import type { ActionFunctionArgs } from '@remix-run/node'
import { streamAnswer } from '#app/features/chat/stream-answer.server'
import { requireUser } from '#app/session/require-user.server'

/** Asks for the page's scripts, and tells them the answer as it comes. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  return streamAnswer(args.context.api, await args.request.formData())
}
