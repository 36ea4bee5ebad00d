import type { LoaderFunctionArgs } from '@remix-run/node'
import { findSampleLines } from '#app/features/editor/sample-lines.server'

/** What people of a position write, for the panel beside an entry. */
export async function loader({ request, context: { upstream } }: LoaderFunctionArgs) {
  const answer = await findSampleLines(upstream, new URL(request.url).searchParams)
  return Response.json(answer, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
