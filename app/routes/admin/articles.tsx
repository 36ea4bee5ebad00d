import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { Plus } from 'lucide-react'
import { useTranslation } from 'react-i18next'
import { ButtonLink } from '#app/components/button-link'
import { AdminHeading } from '#app/features/admin/admin-heading'
import { articlesList } from '#app/features/admin/articles/articles-list'
import { AdminListView } from '#app/features/admin/lists/admin-list-page'
import { loadListPage } from '#app/features/admin/lists/load-list.server'
import { requireUser } from '#app/session/require-user.server'

export const handle = { i18n: ['admin-articles', 'blogs'] }

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, articlesList)
}

export default function AdminArticles() {
  const { view } = useLoaderData<typeof loader>()
  const { t } = useTranslation('admin-articles')
  return (
    <>
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 grow basis-80">
          <AdminHeading title={t('title')} lead={t('lead')} />
        </div>
        <ButtonLink to="/admin/articles/new" label={t('create')} icon={Plus} />
      </div>
      <AdminListView list={articlesList} view={view} />
    </>
  )
}
