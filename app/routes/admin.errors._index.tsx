import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { ErrorsPage } from '#app/features/admin/errors-page'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const groups = await upstream.call('listErrorReports', {})
  return { title: deskTitle(visit.language, ({ errors }) => errors.title), groups }
}

export default function AdminErrors() {
  return <ErrorsPage groups={useLoaderData<typeof loader>().groups} />
}
