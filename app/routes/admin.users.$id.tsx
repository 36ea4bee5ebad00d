import {
  data,
  redirect,
  type ActionFunctionArgs,
  type LoaderFunctionArgs,
  type MetaFunction,
} from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { deskTexts, deskTitle } from '#app/features/admin/desk-texts.server'
import { loadUser, pressUser } from '#app/features/admin/users.server'
import { UserPage } from '#app/features/admin/user-page'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadUser(upstream, args.params.id ?? '', new URL(args.request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  return { title: deskTitle(visit.language, () => view.user.nickname), view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const id = args.params.id ?? ''
  const texts = deskTexts(visit.language)
  const pressed = await pressUser(upstream, id, await args.request.formData(), texts)
  if (!('done' in pressed)) return data(pressed, { status: 'problem' in pressed ? 422 : 200 })
  visit.flash.say(texts.act.done)
  return redirect(`/admin/users/${id}`, 303)
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
