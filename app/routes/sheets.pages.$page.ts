import type { LoaderFunctionArgs } from '@remix-run/node'
import { orBusy } from '#app/sheets/or-busy.server'
import { draftPage } from '#app/sheets/draft-pages.server'

/** One page of a server-kept draft as an SVG image. */
export function loader({ request, params, context }: LoaderFunctionArgs) {
  const { visit, upstream, typesetter } = context
  const key = visit.drafts.find(new URL(request.url).searchParams.get('draft') ?? '')
  return orBusy(draftPage(request, { upstream, typesetter, key, page: Number(params.page) }))
}
