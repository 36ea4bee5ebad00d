import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { flagChat, loadChatView } from '#app/features/admin/chats/chats.server'
import { AdminChatPage } from '#app/features/admin/chats/chat-page'
import { pageTitle } from '#app/i18n/page-title.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { actionResponse } from '#app/features/admin/action-result.server'
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
  const problem = await flagChat(api, id, await args.request.formData(), i18nFor(session.language).t)
  return actionResponse(session, problem, `/admin/ai-chat-sessions/${id}`)
}

export default function AdminChat() {
  const { view } = useLoaderData<typeof loader>()
  return <AdminChatPage view={view} problem={useActionData<typeof action>()?.problem} />
}
