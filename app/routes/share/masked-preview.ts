import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSharePreview } from '#app/features/share/share-preview.server'
import { parseHiddenParam } from '#app/features/share/share-form'
import { requireUser } from '#app/session/require-user.server'

/** What visitors would see of one's own resume with the kinds of `?hidden=` left out. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  return Response.json(await loadSharePreview(context, params.resumeId ?? '', parseHiddenParam(request.url)))
}
