import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { PageMain } from '#app/components/page-main'
import { GalleryPage } from '#app/features/gallery/gallery-page'
import { loadGallery } from '#app/features/gallery/gallery.server'
import { preloadFirstTile } from '#app/features/gallery/tile-image'
import { publicPageMeta } from '#app/layouts/seo/page-meta'
import { rootLoaderDataOf, useRootLoaderData } from '#app/layouts/root-loader-data'
import { i18nFor } from '#app/i18n/i18n.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = {
  i18n: ['gallery'],
  page: {
    isPublic: true,
    sitemapPriority: 0.8,
    cachedFor: 'everybody',
    cacheParams: ['collection', 'scenario', 'industry', 'mood', 'columns', 'photo', 'level'],
  },
} satisfies PageHandle

export const meta: MetaFunction<typeof loader> = (args) => [
  ...publicPageMeta(args),
  ...preloadFirstTile(args.data?.view, rootLoaderDataOf(args.matches)?.language ?? 'zh'),
]

export async function loader({
  request,
  context: { session, api, getCurrentUser: who },
}: LoaderFunctionArgs) {
  const { t } = i18nFor(session.language)
  const here = await who()
  const viewer = {
    benefits: here.state === 'user' ? here.benefits : null,
    isGuest: here.state === 'guest',
    language: session.language,
  }
  const view = await loadGallery(api, new URL(request.url).searchParams, viewer)
  return {
    title: `${t('gallery:title')} · ${t('layout:siteName')}`,
    description: t('gallery:description', { count: view.total }),
    view,
  }
}

export default function Templates() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <PageMain>
      <GalleryPage view={view} isMember={useRootLoaderData()?.user.state === 'user'} />
    </PageMain>
  )
}
