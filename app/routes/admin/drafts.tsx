import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { pageTitle } from '#app/i18n/page-title.server'
import { DraftsPage } from '#app/features/admin/article-previews/article-previews-page'
import { loadBlog } from '#app/features/blogs/blogs.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-article-previews', 'blogs'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const look = new URL(args.request.url).searchParams.get('look')
  const [drafts, shown] = await Promise.all([
    api.call('listBlogDrafts', {}),
    look === null ? undefined : loadBlog(api, look, 'readBlogDraft'),
  ])
  if (look !== null && !shown) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, (t) => t('admin-article-previews:title')), drafts, shown }
}

export default function AdminDrafts() {
  return <DraftsPage {...useLoaderData<typeof loader>()} />
}
