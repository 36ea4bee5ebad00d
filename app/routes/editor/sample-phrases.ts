import type { LoaderFunctionArgs } from '@remix-run/node'
import { findSamplePhrases } from '#app/features/editor/sample-phrases/find-sample-phrases.server'

/** Returns sample phrases of a position, for the panel beside an entry. */
export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const answer = await findSamplePhrases(api, new URL(request.url).searchParams)
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
