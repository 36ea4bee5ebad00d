import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadSharePreview } from '#app/features/share/share-preview.server'
import { parseHiddenParam } from '#app/features/share/share-form'
import { requireUser } from '#app/session/require-user.server'

/** Returns what visitors would see of the user's resume without the kinds in `?hidden=`. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  return Response.json(await loadSharePreview(context, params.resumeId ?? '', parseHiddenParam(request.url)))
}
