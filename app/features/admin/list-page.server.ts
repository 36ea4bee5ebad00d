import type { AdminTexts } from '#app/i18n/zh/desk'
import type { ApiClient } from '#app/api-client/upstream'
import type { Language } from '#contract/problems'
import { adminTitle } from './desk-texts.server'
import type { ListView } from './list.server'

type LoaderArgs = { request: Request; context: { session: { language: Language }; api: ApiClient } }

/** What a page that is one list of admins loads, by what its address asks; for use behind the guard. */
export async function loadListPage<Row>(
  { request, context: { session, api } }: LoaderArgs,
  load: (api: ApiClient, searchParams: URLSearchParams) => Promise<ListView<Row>>,
  pickTitle: (texts: AdminTexts) => string,
) {
  const view = await load(api, new URL(request.url).searchParams)
  return { title: adminTitle(session.language, pickTitle), view }
}
