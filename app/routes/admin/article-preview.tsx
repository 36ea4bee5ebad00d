import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { useTranslation } from 'react-i18next'
import { Notice } from '#app/components/ui/notice'
import { BlogPage } from '#app/features/blogs/blog-page'
import { loadBlogPreview } from '#app/features/blogs/blogs.server'
import { pageTitle } from '#app/i18n/page-title.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['blogs', 'admin-articles'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

/** What is being written, or an earlier text of it, on the page that readers will see. */
export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { session, api } = args.context
  const revision = new URL(args.request.url).searchParams.get('revision')
  const isNumber = revision !== null && /^\d{1,9}$/.test(revision)
  const view = await loadBlogPreview(api, args.params.id ?? '', isNumber ? Number(revision) : undefined)
  if (!view) throw new Response(null, { status: 404 })
  return { title: pageTitle(session.language, () => view.title), view }
}

export default function ArticlePreview() {
  const { view } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-articles')
  return (
    <>
      <div className="mx-auto max-w-5xl px-4 pt-4 sm:px-6">
        <Notice>{t('previewBanner')}</Notice>
      </div>
      <BlogPage {...view} />
    </>
  )
}
