import type { LoaderFunctionArgs } from '@remix-run/node'
import { thumbnailResume } from '#app/features/create/thumbnail-resume.server'
import { renderPublicThumbnail } from '#app/preview/thumbnail.server'

/**
 * Returns a thumbnail of a sample or a template (with `?sample=` in it, `?colour=` a hex without #), rendered
 * by the same engine as every page; `?w=` is its width, `?page=` counts from 1.
 */
export async function loader({ request, params, context: { api, typesetter } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { kind = '', id = '' } = params
  const look = { sample: query.get('sample') ?? undefined, colour: `#${query.get('colour') ?? ''}` }
  return renderPublicThumbnail(request, typesetter, {
    name: JSON.stringify([kind, id, look]),
    read: () => thumbnailResume(api, kind, id, look),
  })
}
