import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { loadResumes } from '#app/features/admin/resumes.server'
import { ResumesPage } from '#app/features/admin/resumes-page'
import { requireUser } from '#app/visit/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadResumes(upstream, new URL(args.request.url).searchParams)
  return { title: deskTitle(visit.language, ({ resumes }) => resumes.title), view }
}

export default function AdminResumes() {
  return <ResumesPage view={useLoaderData<typeof loader>().view} />
}
