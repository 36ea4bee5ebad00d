import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { flagChat, loadChatView } from '#app/features/admin/chats.server'
import { ChatViewPage } from '#app/features/admin/chat-view-page'
import { deskTexts, deskTitle } from '#app/features/admin/desk-texts.server'
import { afterPress } from '#app/features/admin/press.server'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadChatView(upstream, args.params.id ?? '', new URL(args.request.url).searchParams)
  if (!view) throw new Response(null, { status: 404 })
  return { title: deskTitle(visit.language, ({ chats }) => chats.view), view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const id = args.params.id ?? ''
  const problem = await flagChat(upstream, id, await args.request.formData(), deskTexts(visit.language))
  return afterPress(visit, problem, `/admin/ai-chat-sessions/${id}`)
}

export default function AdminChat() {
  const { view } = useLoaderData<typeof loader>()
  return <ChatViewPage view={view} problem={useActionData<typeof action>()?.problem} />
}
