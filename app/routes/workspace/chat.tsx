import { data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs } from '@remix-run/node'
import { useActionData, useLoaderData } from '@remix-run/react'
import { runChatAction } from '#app/features/chat/chat-actions.server'
import { ChatPage } from '#app/features/chat/chat-page'
import { loadChatPage } from '#app/features/chat/chat.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['chat', 'field-errors'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const view = await loadChatPage(api, new URL(args.request.url).searchParams)
  if (!view) throw redirect('/resume/chat')
  return { title: pageTitle(session.language, (t) => t('chat:title')), view }
}

export async function action(args: ActionFunctionArgs) {
  await requireUser(args)
  const outcome = await runChatAction(args.context.api, await args.request.formData())
  if ('refused' in outcome) return data(outcome.refused, { status: 422 })
  const { chatId, turnId } = outcome
  if (chatId === null) throw redirect('/resume/chat', 303)
  throw redirect(`/resume/chat?chat=${chatId}${turnId ? `#turn-${turnId}` : ''}`, 303)
}

export default function Chat() {
  const { view } = useLoaderData<typeof loader>()
  return <ChatPage view={view} submittedRefusal={useActionData<typeof action>()} />
}
