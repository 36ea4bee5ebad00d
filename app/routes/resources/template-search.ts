import type { LoaderFunctionArgs } from '@remix-run/node'

/** Returns the ids of the templates that `?q=` names: by name, keyword, purpose, industry or pinyin. */
export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 60)
  const found = await api.call('listTemplates', { q })
  return Response.json(
    found.map(({ id }) => id),
    { headers: { 'Cache-Control': 'public, max-age=600' } },
  )
}
