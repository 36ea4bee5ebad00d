import type { DeskTexts } from '#app/i18n/zh/desk'
import type { Upstream } from '#app/api-client/upstream'
import type { Language } from '#contract/problems'
import { deskTitle } from './desk-texts.server'
import type { ListView } from './list.server'

type Asked = { request: Request; context: { visit: { language: Language }; upstream: Upstream } }

/** What a page that is one list of admins loads, by what its address asks; for use behind the guard. */
export async function loadListPage<Row>(
  { request, context: { visit, upstream } }: Asked,
  load: (upstream: Upstream, query: URLSearchParams) => Promise<ListView<Row>>,
  name: (texts: DeskTexts) => string,
) {
  const view = await load(upstream, new URL(request.url).searchParams)
  return { title: deskTitle(visit.language, name), view }
}
