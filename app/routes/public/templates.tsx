import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GalleryPage } from '#app/features/gallery/gallery-page'
import { loadGallery } from '#app/features/gallery/gallery.server'
import { i18nFor } from '#app/i18n/i18n.server'
import { publicMeta } from '#app/shell/page-meta'
import { QuietBar } from '#app/shell/quiet-bar'
import { SiteFooter } from '#app/shell/site-footer'

export const meta: MetaFunction<typeof loader> = (args) => publicMeta(args, args.data)

export async function loader({ request, context: { visit, upstream, who } }: LoaderFunctionArgs) {
  const { t } = i18nFor(visit.language)
  const here = await who()
  const viewer = { benefits: here.state === 'user' ? here.benefits : null, isGuest: here.state === 'guest' }
  const view = await loadGallery(upstream, new URL(request.url).searchParams, viewer)
  return {
    title: `${t('gallery.title')} · ${t('frame.siteName')}`,
    description: t('gallery.description', { count: view.total }),
    view,
  }
}

export default function Templates() {
  const { view } = useLoaderData<typeof loader>()
  return (
    <>
      <QuietBar />
      <main className="mx-auto max-w-6xl px-4 pt-6 sm:px-6">
        <GalleryPage {...view} />
      </main>
      <SiteFooter />
    </>
  )
}
