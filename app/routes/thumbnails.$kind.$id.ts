import type { LoaderFunctionArgs } from '@remix-run/node'
import { shownResume } from '#app/features/create/sample-look.server'
import { thumbnail } from '#app/sheets/thumbnail.server'

/** A picture of a sample or a template (with `?sample=` in it), set by the same engine as every page; `?w=` is its width. */
export async function loader({ request, params, context: { upstream, typesetter } }: LoaderFunctionArgs) {
  const sample = new URL(request.url).searchParams.get('sample') ?? undefined
  const resume = await shownResume(upstream, params.kind ?? '', params.id ?? '', sample)
  return resume ? thumbnail(request, typesetter, resume) : new Response(null, { status: 404 })
}
