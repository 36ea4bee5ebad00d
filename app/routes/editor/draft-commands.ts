import type { ActionFunctionArgs } from '@remix-run/node'
import { answerDraft } from '#app/features/editor/draft-command.server'

/** What the editor's scripts ask of a server-kept draft: let go of it, or save it for a browser that keeps nothing. */
export async function action({ request, context: { visit, upstream } }: ActionFunctionArgs) {
  return answerDraft(upstream, visit.drafts, await request.json().catch(() => undefined))
}
