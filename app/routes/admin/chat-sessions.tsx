import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChatsPage } from '#app/features/admin/chats/chats-page'
import { loadChatList } from '#app/features/admin/lists/load-admin-lists.server'
import { loadListPage } from '#app/features/admin/lists/load-list-page.server'
import { requireUser } from '#app/session/require-user.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadChatList, ({ chats }) => chats.title)
}

export default function AdminChats() {
  return <ChatsPage view={useLoaderData<typeof loader>().view} />
}
