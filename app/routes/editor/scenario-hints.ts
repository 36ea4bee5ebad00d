import type { LoaderFunctionArgs } from '@remix-run/node'
import { findScenario } from '#app/features/editor/scenario-suggestions/find-scenario.server'

/** Returns a scenario with its hints, for an editor that opened a device draft. */
export async function loader({ request, params, context: { api } }: LoaderFunctionArgs) {
  const position = new URL(request.url).searchParams.get('position') ?? ''
  const scenario = await findScenario(api, params.id, position)
  if (!scenario) return new Response(null, { status: 404 })
  return Response.json(scenario, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
