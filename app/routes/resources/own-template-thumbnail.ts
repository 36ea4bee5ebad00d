import type { LoaderFunctionArgs } from '@remix-run/node'
import { renderNewestThumbnail } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns a thumbnail of the user's newest resume in a template; 404 without a resume. `?colour=` as a hex without #. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const colour = `#${new URL(args.request.url).searchParams.get('colour') ?? ''}`
  return renderNewestThumbnail(args.request, args.context, { template: args.params.template ?? '', colour })
}
