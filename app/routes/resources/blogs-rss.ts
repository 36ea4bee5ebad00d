import type { LoaderFunctionArgs } from '@remix-run/node'
import { loadAllBlogs } from '#app/features/blogs/blogs.server'
import { rssFeed } from '#app/features/blogs/rss-feed'
import { i18nFor } from '#app/i18n/i18n.server'
import { settings } from '#app/settings.server'

/** Articles are in Chinese, and so is their feed. */
export async function loader({ context }: LoaderFunctionArgs) {
  const { t } = i18nFor('zh')
  const xml = rssFeed({
    origin: settings.publicOrigin,
    title: `${t('layout:siteName')} · ${t('blogs:title')}`,
    description: t('layout:tagline'),
    blogs: await loadAllBlogs(context.api),
  })
  return new Response(xml, {
    headers: {
      'Content-Type': 'application/rss+xml; charset=utf-8',
      'Cache-Control': 'no-cache',
    },
  })
}
