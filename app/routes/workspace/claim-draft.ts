import type { ActionFunctionArgs } from '@remix-run/node'
import { handleClaimRequest } from '#app/features/my-resumes/drafts/claim-draft.server'
import { requireUser } from '#app/session/require-user.server'

/** Keeps one draft in the account for scripts: one of this device comes along, one of the server is named. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  return handleClaimRequest(api, session.drafts, await args.request.json().catch(() => undefined))
}
