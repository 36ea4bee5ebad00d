import type { LoaderFunctionArgs } from '@remix-run/node'
import { pictureLanguage } from '#app/components/thumbnails/template-picture'
import { thumbnailResume } from '#app/features/create/thumbnail-resume.server'
import { isOwnContent, parseOwnContent } from '#app/features/gallery/own-content'
import { renderOwnThumbnail, renderPublicThumbnail } from '#app/preview/thumbnail.server'

/**
 * Returns a thumbnail of a sample or a template (with `?sample=` in it, else its own in `?language=`, `?colour=` a hex
 * without #), rendered by the same engine as every page; `?w=` is its width, `?page=` counts from 1, `?name=` and `?job=` stand in a
 * template in place of the sample's.
 */
export async function loader({ request, params, context: { api, typesetter } }: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams
  const { kind = '', id = '' } = params
  const look = {
    sample: query.get('sample') ?? undefined,
    language: pictureLanguage(query),
    colour: `#${query.get('colour') ?? ''}`,
  }
  const own = parseOwnContent(query)
  if (isOwnContent(own)) {
    const source = await thumbnailResume(api, kind, id, { ...look, own })
    return source ? renderOwnThumbnail(request, typesetter, source) : new Response(null, { status: 404 })
  }
  return renderPublicThumbnail(request, typesetter, {
    name: JSON.stringify([kind, id, look]),
    read: () => thumbnailResume(api, kind, id, look),
  })
}
