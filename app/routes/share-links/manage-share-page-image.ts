import type { LoaderFunctionArgs } from '@remix-run/node'
import { sharePreviewPageImage } from '#app/features/share/share-preview.server'
import { parseHiddenParam } from '#app/features/share/share-form'
import { requireUser } from '#app/session/require-user.server'

/** Returns a page of the share preview as an image. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const page = /^[1-9]\d?$/.test(params.page ?? '') ? Number(params.page) : NaN
  return sharePreviewPageImage(request, context, {
    id: params.resumeId ?? '',
    hidden: parseHiddenParam(request.url),
    page,
  })
}
