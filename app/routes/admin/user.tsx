import { data, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { i18nFor } from '#app/i18n/i18n.server'
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
  const pressed = await runUserAction(api, id, await args.request.formData(), i18nFor(session.language).t)
  if ('phone' in pressed) return data(pressed)
  return actionResponse(session, 'problem' in pressed ? pressed.problem : undefined, `/admin/users/${id}`)
}

export default function AdminUser() {
  const { view } = useLoaderData<typeof loader>()
  const pressed = useActionData<typeof action>()
  const phone = pressed && 'phone' in pressed ? pressed.phone : undefined
  return (
    <UserPage
      view={view}
      phone={phone}
      problem={pressed && 'problem' in pressed ? pressed.problem : undefined}
    />
  )
}
