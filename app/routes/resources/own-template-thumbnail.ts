import { redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { renderPostedThumbnail } from '#app/preview/render-posted-thumbnail.server'
import { renderNewestThumbnail } from '#app/preview/render-stored-resume.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns a thumbnail of the user's newest resume in a template, otherwise of its sample. `?colour=` as a hex without #. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const look = lookOf(args)
  const thumbnail = await renderNewestThumbnail(args.request, args.context, look)
  const { search } = new URL(args.request.url)
  return thumbnail.status === 404
    ? redirect(`/thumbnails/templates/${encodeURIComponent(look.template)}${search}`)
    : thumbnail
}

/** Returns a thumbnail of the posted draft in a template. */
export function action(args: ActionFunctionArgs) {
  return renderPostedThumbnail(args.request, args.context, lookOf(args))
}

function lookOf({ request, params: { template = '' } }: LoaderFunctionArgs | ActionFunctionArgs) {
  return { template, colour: `#${new URL(request.url).searchParams.get('colour') ?? ''}` }
}
