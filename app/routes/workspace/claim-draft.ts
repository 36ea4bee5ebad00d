import type { ActionFunctionArgs } from '@remix-run/node'
import { handleClaimRequest } from '#app/features/my-resumes/drafts/claim-draft.server'
import { requireUser } from '#app/session/require-user.server'

/** Claims one draft for the account, for scripts: a posted device draft, or a server draft by its id. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  return handleClaimRequest(api, session.drafts, await args.request.json().catch(() => undefined))
}
