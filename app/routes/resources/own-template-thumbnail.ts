import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { renderNewestThumbnail } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns a thumbnail of the user's newest resume in a template, otherwise of its sample. `?colour=` as a hex without #. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { search, searchParams } = new URL(args.request.url)
  const { template = '' } = args.params
  const colour = `#${searchParams.get('colour') ?? ''}`
  const thumbnail = await renderNewestThumbnail(args.request, args.context, { template, colour })
  return thumbnail.status === 404
    ? redirect(`/thumbnails/templates/${encodeURIComponent(template)}${search}`)
    : thumbnail
}
