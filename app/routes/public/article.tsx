import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { BlogPage } from '#app/features/blogs/blog-page'
import { loadBlog } from '#app/features/blogs/blogs.server'
import { structuredBlog } from '#app/features/blogs/structured-blog'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'
import { publicMeta } from '#app/shell/page-meta'
import { SiteFooter } from '#app/shell/site-footer'
import { QuietBar } from '#app/shell/quiet-bar'
import { StructuredData } from '#app/shell/structured-data'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ params, context: { visit, upstream } }: LoaderFunctionArgs) {
  const view = await loadBlog(upstream, params.id ?? '')
  if (!view) throw new Response(null, { status: 404 })
  const siteName = i18nFor(visit.language).t('frame.siteName')
  return {
    title: `${view.title} · ${siteName}`,
    description: view.summary,
    structured: structuredBlog(view, { origin: settings.publicOrigin, siteName }),
    view,
  }
}

export default function Blog() {
  const { view, structured } = useLoaderData<typeof loader>()
  return (
    <>
      <StructuredData data={structured} />
      <QuietBar />
      <BlogPage key={view.id} {...view} />
      <SiteFooter />
    </>
  )
}
