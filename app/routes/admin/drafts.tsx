import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { DraftsPage } from '#app/features/admin/drafts-page'
import { loadBlog } from '#app/features/blogs/blogs.server'
import { requireUser } from '#app/session/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const look = new URL(args.request.url).searchParams.get('look')
  const [drafts, shown] = await Promise.all([
    upstream.call('listBlogDrafts', {}),
    look === null ? undefined : loadBlog(upstream, look, 'readBlogDraft'),
  ])
  if (look !== null && !shown) throw new Response(null, { status: 404 })
  return { title: deskTitle(visit.language, (texts) => texts.drafts.title), drafts, shown }
}

export default function AdminDrafts() {
  return <DraftsPage {...useLoaderData<typeof loader>()} />
}
