import type { LoaderFunctionArgs } from '@remix-run/node'
import { readExample } from '#app/preview/find-example.server'
import type { ExampleQuery } from '#app/preview/example-query'

const maxLength = 60

/** Returns the example that suits what has been typed so far; 404 where there is none. */
export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url)
  const read = (name: keyof ExampleQuery) => (searchParams.get(name) ?? '').slice(0, maxLength)
  const example = await readExample(api, {
    template: read('template'),
    language: read('language'),
    scenario: read('scenario'),
    position: read('position'),
    status: read('status'),
  })
  if (!example) return new Response(null, { status: 404 })
  return Response.json(example, { headers: { 'Cache-Control': 'public, max-age=3600' } })
}
