import type { LoaderFunctionArgs, MetaFunction } from '@remix-run/node'
import { useLoaderData } from '@remix-run/react'
import { deskTitle } from '#app/features/admin/desk-texts.server'
import { ErrorGroupPage } from '#app/features/admin/error-page'
import { requireUser } from '#app/visit/guard.server'

export const meta: MetaFunction<typeof loader> = ({ data: loaded }) => [
  { title: loaded?.title },
  { name: 'robots', content: 'noindex' },
]

export async function loader(args: LoaderFunctionArgs) {
  await requireUser(args)
  const { visit, upstream } = args.context
  const groups = await upstream.call('listErrorReports', {})
  const group = groups.find(({ fingerprint }) => fingerprint === args.params.fingerprint)
  if (!group) throw new Response(null, { status: 404 })
  return { title: deskTitle(visit.language, ({ errors }) => errors.one), group }
}

export default function AdminError() {
  return <ErrorGroupPage group={useLoaderData<typeof loader>().group} />
}
