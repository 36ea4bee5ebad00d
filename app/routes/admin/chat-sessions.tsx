import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChatsPage } from '#app/features/admin/chats-page'
import { loadChatList } from '#app/features/admin/desk-lists.server'
import { loadListPage } from '#app/features/admin/list-page.server'
import { requireUser } from '#app/session/guard.server'

export { noindexMeta as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadChatList, ({ chats }) => chats.title)
}

export default function AdminChats() {
  return <ChatsPage view={useLoaderData<typeof loader>().view} />
}
