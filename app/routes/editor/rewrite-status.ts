import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { improve, loadDesk } from '#app/features/editor/improve.server'
import type { ImproveAnswer } from '#app/features/editor/improving'
import { readStored } from '#app/preview/stored-pages.server'
import { requireUser } from '#app/session/guard.server'

const asJson = (answer: ImproveAnswer) =>
  Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })

/** What the editor's scripts ask: how rewriting of a resume stands. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const id = await requireOwn(args)
  return asJson({ desk: await loadDesk(args.context.upstream, id) })
}

/** Asks for proposals and waits for them, or stops what is under way. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const id = await requireOwn(args)
  return asJson(await improve(args.context.upstream, id, await args.request.formData()))
}

async function requireOwn({ context, params }: LoaderFunctionArgs): Promise<string> {
  const stored = await readStored(context.upstream, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored.id
}
