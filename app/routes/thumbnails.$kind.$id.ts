import type { LoaderFunctionArgs } from '@remix-run/node'
import { shownResume } from '#app/features/create/sample-look.server'
import { thumbnail } from '#app/sheets/thumbnail.server'

/** A picture of a sample or a template, set by the same engine as every page. */
export async function loader({ request, params, context: { upstream, typesetter } }: LoaderFunctionArgs) {
  const resume = await shownResume(upstream, params.kind ?? '', params.id ?? '')
  return resume ? thumbnail(request, typesetter, resume) : new Response(null, { status: 404 })
}
