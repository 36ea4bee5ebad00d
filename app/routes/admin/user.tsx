import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { actionResponse } from '#app/features/admin/action-result.server'
import { loadUser, runUserAction } from '#app/features/admin/users/users.server'
import { UserPage } from '#app/features/admin/users/user-page'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-users', 'admin-audit', 'membership', 'admin-refunds'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const view = await loadUser(api, args.params.id ?? '', new URL(args.request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, () => view.user.nickname), view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const id = args.params.id ?? ''
  const outcome = await runUserAction(api, id, await args.request.formData(), session.language)
  if (outcome && 'phone' in outcome) return data(outcome)
  return actionResponse(session, outcome, `/admin/users/${id}`)
}

export default function AdminUser() {
  const { view } = useLoaderData<typeof loader>()
  const pressed = useActionData<typeof action>()
  const [phone, result] = pressed && 'phone' in pressed ? [pressed.phone] : [undefined, pressed]
  return <UserPage view={view} phone={phone} result={result} />
}
