import type { LoaderFunctionArgs } from '@remix-run/node'
import { readPhoto } from '#app/preview/photo-cache.server'

/** Returns a resume's photo. Its long random id is its only key, and the photo never changes under it. */
export async function loader({ params, context: { api } }: LoaderFunctionArgs) {
  const jpeg = await readPhoto(api, params.id ?? '')
  if (!jpeg) return new Response(null, { status: 404 })
  return new Response(new Uint8Array(jpeg), {
    headers: { 'Content-Type': 'image/jpeg', 'Cache-Control': 'private, max-age=86400, immutable' },
  })
}
