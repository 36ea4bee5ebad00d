import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BlogPage } from '#app/features/blogs/blog-page'
import { loadBlog } from '#app/features/blogs/blogs.server'
import { blogStructuredData } from '#app/features/blogs/blog-structured-data'
import { articleFacts } from '#app/features/social-cards/article-facts'
import { socialCardPath } from '#app/features/social-cards/social-card-link.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { StructuredData } from '#app/layouts/seo/structured-data'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['blogs'],
  page: { isPublic: true, cachedFor: 'everybody' },
} satisfies PageHandle

export { publicPageMeta as meta } from '#app/layouts/seo/page-meta'

export async function loader({ params, context: { session, api } }: LoaderFunctionArgs) {
  const view = await loadBlog(api, params.id ?? '')
  if (!view) throw new Response(null, { status: 404 })
  const siteName = i18nFor(session.language).t('layout:siteName')
  return {
    title: `${view.title} · ${siteName}`,
    description: view.summary,
    card: socialCardPath('articles', view.id, session.language, articleFacts(view)),
    structured: blogStructuredData(view, { origin: settings.publicOrigin, siteName }),
    view,
  }
}

export default function Blog() {
  const { view, structured } = useLoaderData<typeof loader>()
  return (
    <>
      <StructuredData data={structured} />
      <BlogPage key={view.id} {...view} />
    </>
  )
}
