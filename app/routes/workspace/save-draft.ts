import type { ActionFunctionArgs } from '@remix-run/node'
import { answerKeep } from '#app/features/my-resumes/keep-drafts.server'
import { requireUser } from '#app/session/guard.server'

/** Keeps one draft in the account for scripts: one of this device comes along, one of the server is named. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  return answerKeep(upstream, visit.drafts, await args.request.json().catch(() => undefined))
}
