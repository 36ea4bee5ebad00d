import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadResumes } from '#app/features/admin/resumes/resumes.server'
import { ResumesPage } from '#app/features/admin/resumes/resumes-page'
import { loadListPage } from '#app/features/admin/lists/load-list-page.server'
import { requireUser } from '#app/session/require-user.server'

export { noindexMeta as meta } from '#app/layouts/seo/noindex-meta'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadResumes, ({ resumes }) => resumes.title)
}

export default function AdminResumes() {
  return <ResumesPage view={useLoaderData<typeof loader>().view} />
}
