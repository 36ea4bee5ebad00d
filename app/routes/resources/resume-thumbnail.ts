import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderStoredThumbnail } from '#app/preview/render-stored-resume.server'
import { recordFacts } from '#app/features/my-resumes/refresh-facts.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns a thumbnail of the first page of one of the user's resumes, and keeps what the list shows beside it. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { request, context, params } = args
  return renderStoredThumbnail(request, context, params.id ?? '', (stored) =>
    recordFacts(context, stored, Date.now()),
  )
}
