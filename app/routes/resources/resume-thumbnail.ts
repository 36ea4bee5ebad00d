import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderStoredThumbnail } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns a thumbnail of the first page of one of the user's resumes. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return renderStoredThumbnail(args.request, args.context, args.params.id ?? '')
}
