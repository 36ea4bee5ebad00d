import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleRewriteForm, loadRewriteState } from '#app/features/editor/rewrite/rewrite.server'
import type { RewriteResponse } from '#app/features/editor/rewrite/rewrite-types'
import { readStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

const asJson = (answer: RewriteResponse) =>
  Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })

/** Returns the rewrite state of a resume, for the editor's scripts. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const id = await requireOwn(args)
  return asJson({ rewriteState: await loadRewriteState(args.context.api, id) })
}

/** Requests proposals and waits for them, or stops a running request. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const id = await requireOwn(args)
  return asJson(await handleRewriteForm(args.context.api, id, await args.request.formData()))
}

async function requireOwn({ context, params }: LoaderFunctionArgs): Promise<string> {
  const stored = await readStoredResume(context.api, params.resumeId ?? '')
  if (!stored || stored.deletedAt !== null) throw new Response(null, { status: 404 })
  return stored.id
}
