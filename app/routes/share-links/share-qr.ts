import type { LoaderFunctionArgs } from '@remix-run/node'
import { undefinedIfNotFound } from '#app/features/download/download.server'
import { qrFormats, shareQrFile, shareUrlOf } from '#app/features/share/share-qr.server'
import { settings } from '#app/settings.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns the QR code of the user's share link as a file; 404 without a link. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { params, context } = args
  const format = qrFormats.find((one) => one === params.format)
  const share =
    format && (await undefinedIfNotFound(context.api.call('readShare', { id: params.resumeId ?? '' })))
  if (!share) return new Response(null, { status: 404 })
  return shareQrFile(shareUrlOf(settings.publicOrigin, share.token), format)
}
