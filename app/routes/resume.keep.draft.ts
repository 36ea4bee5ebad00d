import type { ActionFunctionArgs } from '@remix-run/node'
import { KeepCommand, keepCommanded } from '#app/features/my-resumes/keep-drafts.server'
import { UpstreamFailure } from '#app/upstream/failure'
import { requireUser } from '#app/visit/guard.server'

/** Keeps one draft in the account for scripts: one of this device comes along, one of the server is named. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { request, context } = args
  const { visit, upstream } = context
  const command = KeepCommand.safeParse(await request.json().catch(() => undefined))
  if (!command.success) return Response.json({ problem: 'wrongType' }, { status: 400 })
  try {
    const key = visit.drafts.find(command.data.id)
    const { kept, released } = await keepCommanded(upstream, key, command.data)
    if (released) visit.drafts.forget(command.data.id)
    return Response.json(kept)
  } catch (error) {
    if (!(error instanceof UpstreamFailure)) throw error
    return Response.json({ problem: 'failed' }, { status: error.isAuth ? 401 : 503 })
  }
}
