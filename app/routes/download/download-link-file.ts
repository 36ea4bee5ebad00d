import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { renderFile, undefinedIfNotFound, parseFileKind } from '#app/features/download/download.server'

/** Returns a page image behind a one-time link; this does not use the link up. */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const kind = parseFileKind(params.file ?? '')
  const downloadLink =
    kind && !kind.pdf
      ? await undefinedIfNotFound(context.api.call('readDownloadLink', { token: params.token ?? '' }))
      : undefined
  return downloadLink && kind
    ? renderFile(context, downloadLink.resume, kind, { isInline: true })
    : new Response(null, { status: 404 })
}

/** Returns the PDF behind a one-time link: a POST, so that no link preview can use it up. */
export async function action({ request, params, context }: ActionFunctionArgs) {
  const form = await request.formData().catch(() => new FormData())
  const downloadLink = await undefinedIfNotFound(
    context.api.call('redeemDownloadLink', { token: params.token ?? '' }),
  )
  return downloadLink
    ? renderFile(context, downloadLink.resume, { pdf: true }, { withData: form.has('withData') })
    : redirect(`/handoff/${params.token}`, 303)
}
