import type { ActionFunctionArgs } from '@remix-run/node'
import { streamAnswer } from '#app/features/chat/stream-answer.server'
import { requireUser } from '#app/session/require-user.server'

/** Sends a question, and streams the answer to the page's scripts. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  return streamAnswer(args.context.api, await args.request.formData())
}
