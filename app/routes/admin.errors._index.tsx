import type { LoaderFunctionArgs } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { loadErrors } from '#app/features/admin/desk-lists.server'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { ErrorsPage } from '#app/features/admin/errors-page'
import { requireUser } from '#app/visit/guard.server'

export { unlisted as meta } from '#app/shell/unlisted'

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const view = await loadErrors(upstream, new URL(args.request.url).searchParams)
  return { title: deskTitle(visit.language, ({ errors }) => errors.title), view }
}

export default function AdminErrors() {
  return <ErrorsPage view={useLoaderData<typeof loader>().view} />
}
