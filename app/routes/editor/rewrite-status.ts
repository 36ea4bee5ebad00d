import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { handleRewriteForm, loadRewriteState } from '#app/features/editor/rewrite/rewrite.server'
import type { RewriteResponse } from '#app/features/editor/rewrite/rewrite-types'
import { requireStoredResume } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

const asJson = (answer: RewriteResponse) =>
  Response.json(answer, { headers: { 'Cache-Control': 'private, no-store' } })

/** Returns the rewrite state of a resume, for the editor's scripts. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { id } = await requireStoredResume(args)
  return asJson({ rewriteState: await loadRewriteState(args.context.api, id) })
}

/** Requests proposals and waits for them, or stops a running request. */
export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { id } = await requireStoredResume(args)
  const { api, session } = args.context
  return asJson(await handleRewriteForm(api, id, await args.request.formData(), session.language))
}
