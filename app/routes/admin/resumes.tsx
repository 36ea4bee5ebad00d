import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadResumes } from '#app/features/admin/resumes.server'
import { ResumesPage } from '#app/features/admin/resumes-page'
import { loadListPage } from '#app/features/admin/list-page.server'
import { requireUser } from '#app/session/guard.server'

export { noindexMeta as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  return loadListPage(args, loadResumes, ({ resumes }) => resumes.title)
}

export default function AdminResumes() {
  return <ResumesPage view={useLoaderData<typeof loader>().view} />
}
