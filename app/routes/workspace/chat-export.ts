import type { LoaderFunctionArgs } from '@remix-run/node'
import { findChat } from '#app/features/chat/chat.server'
import { chatMarkdown } from '#app/features/chat/chat-markdown.server'
import { requireUser } from '#app/session/require-user.server'

/** Returns a chat session as a file. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { api, session } = args.context
  const chat = await findChat(api, new URL(args.request.url).searchParams.get('chat') ?? '')
  if (!chat) throw new Response(null, { status: 404 })
  return new Response(chatMarkdown(chat, session.language), {
    headers: {
      'Content-Type': 'text/markdown; charset=utf-8',
      'Content-Disposition': `attachment; filename="chat-${chat.id}.md"`,
      'Cache-Control': 'private, no-store',
    },
  })
}
