import type { ActionFunctionArgs } from '@remix-run/node'
import { copyStored, saveStored, StoredCommand } from '#app/features/editor/save-stored.server'
import { UpstreamFailure } from '#app/upstream/failure'
import { requireUser } from '#app/visit/guard.server'

/** What the editor's scripts ask for a stored resume: save it, or keep what was typed as a copy. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const command = StoredCommand.safeParse(await request.json().catch(() => undefined))
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  try {
    if (command.data.do === 'save') return Response.json(await saveStored(context.upstream, command.data))
    return Response.json(await copyStored(context.upstream, command.data.id, command.data.resume))
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return error.isAuth
      ? Response.json({ problem: 'login' }, { status: 401 })
      : Response.json({ problem: 'failed' }, { status: 503 })
  }
}
