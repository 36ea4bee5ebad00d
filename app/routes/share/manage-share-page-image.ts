import type { LoaderFunctionArgs } from '@remix-run/node'
import { previewSharedPage } from '#app/features/share/preview.server'
import { hiddenIn } from '#app/features/share/share-form'
import { requireUser } from '#app/session/guard.server'

/** A page of it as an image. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, params, context } = args
  const page = /^[1-9]\d?$/.test(params.page ?? '') ? Number(params.page) : NaN
  return previewSharedPage(request, context, {
    id: params.resumeId ?? '',
    hidden: hiddenIn(request.url),
    page,
  })
}
