import type { LoaderFunctionArgs } from '@remix-run/node'

/**
 * Returns the ids of the templates that `?q=` names: by name, keyword, look, purpose, industry or pinyin. Where none does, `nearest`
 * has those that come nearest.
 */
export async function loader({ request, context: { api } }: LoaderFunctionArgs) {
  const q = (new URL(request.url).searchParams.get('q') ?? '').trim().slice(0, 60)
  const found = await api.call('listTemplates', { q })
  const nearest = found.length > 0 ? [] : await api.call('suggestTemplates', { q })
  return Response.json(
    { found: found.map(({ id }) => id), nearest: nearest.map(({ id }) => id) },
    { headers: { 'Cache-Control': 'public, max-age=600' } },
  )
}
