import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ChatsPage } from '#app/features/admin/chats-page'
import { loadChats } from '#app/features/admin/desk-lists.server'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { requireUser } from '#app/visit/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadChats(upstream, new URL(args.request.url).searchParams)
  return { title: deskTitle(visit.language, ({ chats }) => chats.title), view }
}

export default function AdminChats() {
  return <ChatsPage view={useLoaderData<typeof loader>().view} />
}
