import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { GalleryPage } from '#app/features/gallery/gallery-page'
import { loadGallery } from '#app/features/gallery/gallery.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'
import { requireUser } from '#app/session/require-user.server'

export const handle = {
  i18n: ['gallery'],
  page: {
    cachedFor: 'members',
    cacheParams: ['collection', 'scenario', 'industry', 'mood', 'columns', 'photo', 'level'],
    isPrefetchable: true,
  },
} satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  const { benefits } = await requireUser(args)
  const { session, api } = args.context
  const view = await loadGallery(api, new URL(args.request.url).searchParams, {
    benefits,
    isGuest: false,
    language: session.language,
  })
  return { title: pageTitle(session.language, (t) => t('gallery:title')), view }
}

/** The template gallery in the workspace, beside the user's resumes. */
export default function Templates() {
  const { view } = useLoaderData<typeof loader>()
  return <GalleryPage view={view} isMember />
}
