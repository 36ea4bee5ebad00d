import type { AdminTexts } from '#app/i18n/zh/admin/admin'
import type { ApiClient } from '#app/api-client/api-client'
import type { Language } from '#contract/validation/field-error-codes'
import { adminTitle } from '#app/features/admin/admin-texts.server'
import type { ListView } from './load-list.server'

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
