import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BlogsPage } from '#app/features/blogs/blogs-page'
import { loadBlogs } from '#app/features/blogs/blogs.server'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['blogs'],
  page: { isPublic: true, cachedFor: 'everybody', cacheParams: ['page'] },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ request, params, context: { session, api } }: LoaderFunctionArgs) {
  const page = new URL(request.url).searchParams.get('page')
  const view = await loadBlogs(api, { type: params.type, page })
  if (!view) throw new Response(null, { status: 404 })
  const { t } = i18nFor(session.language)
  const title = `${t(`blogs:types.${view.type}`)} · ${t('layout:siteName')}`
  return { title, description: t(`blogs:leads.${view.type}`), view }
}

export default function Blogs() {
  const { view } = useLoaderData<typeof loader>()
  return <BlogsPage {...view} />
}
