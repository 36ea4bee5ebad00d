import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { loadChatView } from '#app/features/admin/chats/chats.server'
import { AdminChatPage } from '#app/features/admin/chats/chat-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { actionResponse, submitCall } from '#app/features/admin/action-result.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['admin-chats', 'admin-audit', 'admin-users', 'membership', 'admin-refunds', 'chat'],
}

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const view = await loadChatView(api, args.params.id ?? '', new URL(args.request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, (t) => t('admin-chats:view')), view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const id = args.params.id ?? ''
  const form = await args.request.formData()
  form.set('id', id)
  return actionResponse(
    session,
    await submitCall(api, 'flagChat', form, session),
    `/admin/ai-chat-sessions/${id}`,
  )
}

export default function AdminChat() {
  const { view } = useLoaderData<typeof loader>()
  return <AdminChatPage view={view} result={useActionData<typeof action>()} />
}
