import type { ActionFunctionArgs } from '@remix-run/node'
import { DraftCommand, releaseDraft, saveDraft } from '#app/features/editor/draft-command.server'

/** What the editor's scripts ask of a server-kept draft: let go of it, or save it for a browser that keeps nothing. */
export async function action({ request, context: { visit, upstream } }: ActionFunctionArgs) {
  const command = DraftCommand.safeParse(await request.json().catch(() => undefined))
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  const key = visit.drafts.find(command.data.id)
  if (!key) return Response.json({ problem: 'notFound' }, { status: 404 })
  if (command.data.do === 'save') return Response.json(await saveDraft(upstream, key, command.data))
  await releaseDraft(upstream, key)
  visit.drafts.forget(key.id)
  return Response.json({ revision: 0 })
}
