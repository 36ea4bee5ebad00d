import { redirect, type LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { ComparePage } from '#app/features/gallery/compare-page'
import { loadComparison } from '#app/features/gallery/gallery.server'
import { pageTitle } from '#app/i18n/page-title.server'
import type { PageHandle } from '#app/runtime/page-handle'

export const handle = { i18n: ['gallery'], page: {} } satisfies PageHandle

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** Two templates side by side: `?compare=classic&compare=band`. */
export async function loader({ request, context: { session, api, getCurrentUser } }: LoaderFunctionArgs) {
  const here = await getCurrentUser()
  const viewer = {
    benefits: here.state === 'user' ? here.benefits : null,
    isGuest: here.state === 'guest',
    language: session.language,
  }
  const cards = await loadComparison(api, new URL(request.url).searchParams.getAll('compare'), viewer)
  if (cards.length < 2) throw redirect('/tpls')
  return {
    title: pageTitle(session.language, (t) => t('gallery:compareTitle')),
    cards,
    isMember: here.state === 'user',
  }
}

export default function CompareTemplates() {
  const { cards, isMember } = useLoaderData<typeof loader>()
  return <ComparePage cards={cards} isMember={isMember} />
}
